import type { BrandProfile } from '../../../profiles/server/view.ts'
import type { City } from '../../../profiles/vocabulary.ts'
import type { NewPastCollab } from '../../../value/server/past-collabs.ts'
import type { ChangedField } from '../../fields.ts'
import type { ImportedLine } from '../imported-line.ts'

/** What of a venue a list may correct. */
export type Details = Pick<
  BrandProfile,
  | 'name'
  | 'category'
  | 'address'
  | 'district'
  | 'postcode'
  | 'phone'
  | 'website'
  | 'handle'
  | 'description'
  | 'latitude'
  | 'longitude'
>
/** The same of a past collab. */
export type Results = Pick<NewPastCollab, 'views' | 'likes' | 'comments' | 'saves' | 'spendMinor'>
/** Some of what is corrected; the city is that of an owner’s draft. */
export type Values = Partial<Details & Results & { city: City | null }>
/** One value that is here, and as a list has it. */
export type Correction = { field: ChangedField; before: Values; after: Values }
/** What a row corrected, of a venue, of the draft of an owner’s earlier list, or of a past collab. */
export type Corrected = { before: Values; after: Values; draft?: ImportedLine }
