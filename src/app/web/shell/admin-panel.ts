/** Where the picker's one row leads in admin mode (seed §2 "Profile picker list"). */
export const adminPanel = '/app/admin/influencer-manager'
