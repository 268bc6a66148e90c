import type { BrandProfile } from '../../../profiles/server/view.ts'
import type { CorrectedField } from '../../fields.ts'

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
/** What a row corrected. */
export type Corrected = { before: Partial<Details>; after: Partial<Details> }
