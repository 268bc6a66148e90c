import type { NewContact } from '../../organisations/server/contacts.ts'
import type { Outcome } from '../outcomes.ts'
import type { NewBooking } from '../../value/server/import-bookings.ts'
import type { NewPastCollab } from '../../value/server/past-collabs.ts'
import type { Creator } from './creators/read-creator.ts'
import type { Remark } from './remark.ts'
import type { OwnVenue } from './own/own-venue.ts'
import type { ImportedLine } from './imported-line.ts'
import type { Correction } from './venues/details.ts'
import type { Venue } from './venues/read-venue.ts'

/** The creator a row adds to a list. `listUid` is null until a list of that name exists. */
export type MemberPlan = {
  influencerUid: string
  handle: string
  listUid: string | null
  listName: string
  note: string
}

/** A creator who isn’t on the product; `uid` is that of one who came with an earlier list. */
export type CreatorPlan = { uid: string | null; creator: Creator }

/** What the import will do with a row. `venue` is null if none could be read. */
export type Plan = {
  line: number
  name: string
  outcome: Outcome
  remarks: Remark[]
  /** It looks like a venue we have, or like an earlier row, whatever the rule does with it. */
  isAlike: boolean
  venue: Venue | null
  /** The existing venue it matches. */
  brandUid: string | null
  /** What the row has otherwise than that venue, as far as whoever asks may change it; and what of it is corrected. */
  changes: Correction[]
  corrections: Correction[]
  /** It fills in what that venue lacks. */
  fills: boolean
  /** The source of the venue that it fills in, where an earlier row of the list adds that one. */
  fillsSource: string | null
  /** The raw row of a venue that needs a city; it is read again once the city is set. */
  cells: string[] | null
  /** For imports of creators: who is added to which list. */
  member: MemberPlan | null
  /** For imports of creators who may join. */
  creator: CreatorPlan | null
  /** The creator on the product whom a row is about. */
  influencerUid: string | null
  /** The contact that a row adds to its brand. */
  contact: NewContact | null
  /** For lists of bookings. */
  booking: NewBooking | null
  /** For collabs from before a venue was here. */
  past: NewPastCollab | null
  /** The one that is there already. */
  pastUid: string | null
  /** For an owner’s own list: the draft that it becomes, and the waiting one that it is already. */
  own: OwnVenue | null
  waiting: ImportedLine | null
}

/** Nothing is planned. */
export const noPlan = {
  venue: null,
  brandUid: null,
  cells: null,
  member: null,
  creator: null,
  influencerUid: null,
  contact: null,
  booking: null,
  past: null,
  pastUid: null,
  own: null,
  waiting: null,
  isAlike: false,
  changes: [],
  corrections: [],
  fills: false,
  fillsSource: null,
}
