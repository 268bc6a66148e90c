import * as z from 'zod/mini'
import { BrandUid } from '../../access/ids.ts'
import { minorUnits, text } from '../../kit/contract/fields.ts'
import { Window } from '../briefs/brief.ts'
import { plusoneCities, venueCurrencies } from '../profiles/vocabulary.ts'

/** What differs in a brief at another venue; everything else is as it was. The value is in that venue's currency. */
export const BriefCopy = z.object({
  brandUid: BrandUid,
  title: text(90),
  valueMinor: minorUnits,
  maxCollabs: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** The hours of the week; of a stay, its check-in days. */
  windows: z.array(Window).check(z.maxLength(42)),
})
export type BriefCopy = z.output<typeof BriefCopy>

/** A venue that a brief can be copied to, with what its draft would begin with. */
export const CopyVenue = z.object({
  uid: z.string(),
  name: z.string(),
  city: z.enum(plusoneCities),
  currency: z.enum(venueCurrencies),
  /** Who welcomes creators there, from the venue's profile. */
  hostName: z.nullable(z.string()),
  /** Nothing where the venue has another currency: an amount means something else there. */
  valueMinor: minorUnits,
  maxCollabs: z.number(),
  windows: z.array(Window),
  /** It has a brief of that title already. */
  hasIt: z.boolean(),
})
export type CopyVenue = z.output<typeof CopyVenue>

/** What became of one venue: its draft with what it still lacks, or why there is none. */
export const CopyOutcome = z.object({
  brandUid: z.string(),
  name: z.string(),
  briefUid: z.nullable(z.string()),
  words: z.string(),
})
export type CopyOutcome = z.output<typeof CopyOutcome>
