/** What somebody may say of a creator on a shortlist. */
export const votes = ['approve', 'maybe', 'no'] as const
export type Vote = (typeof votes)[number]

/** Beyond this a list is no short one. */
export const mostShortlisted = 60
export const mostShortlists = 50
/** How long a link to a shortlist opens. */
export const shortlistLinkDays = 14
/** What the first shortlist of a brand is called until somebody renames it. */
export const firstShortlistName = 'Shortlist'
