import type { BrandProfile } from '../../../profiles/server/view.ts'
import type { CorrectedField } from '../../fields.ts'
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
/** One detail of a venue, as it is and as a list has it. */
export type Correction = { field: CorrectedField; before: Partial<Details>; after: Partial<Details> }
/** What a row corrected, of a venue or of the draft of an owner’s earlier list. */
export type Corrected = { before: Partial<Details>; after: Partial<Details>; draft?: ImportedLine }
