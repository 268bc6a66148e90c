/** What a colleague can be invited as; most are members. */
export const invitedRoles = [
  { value: 'member', label: 'Member: replies to requests and reviews content' },
  { value: 'admin', label: 'Admin: also manages the venue and the team' },
] as const
