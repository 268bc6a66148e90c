/** Where the picker's one row leads in admin mode. */
export const adminPanel = '/app/admin/influencer-manager'
