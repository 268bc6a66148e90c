import type { DuplicateRule, Outcome } from './outcomes.ts'

/** How many venues an owner’s list may have, and how large its file may be. */
export const ownRowsAtMost = 200
export const ownBytesAtMost = 1_000_000

/** What becomes of a row that looks like a venue of theirs: it’s left out, or added all the same. */
export const ownDuplicateRules = ['skip', 'add'] as const satisfies readonly DuplicateRule[]

/** What becomes of the rows of such a list that bring no venue. */
export const leftOutOutcomes = ['duplicate', 'closed', 'refused'] as const satisfies readonly Outcome[]

/** What the rows of an owner’s file may be instead of venues. */
export const notVenueKinds = ['creators', 'lists', 'redemptions', 'collabs'] as const
export type NotVenues = (typeof notVenueKinds)[number]

const looks: Record<NotVenues, string> = {
  creators: 'This looks like a list of creators. Put them on a shortlist with “Import creators” instead.',
  lists: 'This looks like a list of creators. Put them on a shortlist with “Import creators” instead.',
  redemptions: 'This looks like a list of bookings. Use “Import bookings” on the Value page instead.',
  collabs: 'This looks like a list of past collabs. Send it to our team, and we’ll add them for you.',
}

/** Why a file can’t be imported as venues, and where it goes. */
export const notVenuesWords = (kind: NotVenues): string =>
  `${looks[kind]} If its rows are venues, give it a column called Address or Postcode.`
