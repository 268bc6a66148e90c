import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { BriefTerms } from '../briefs/terms.ts'

/** What both sides agreed to, frozen into the collab at stage 3; later changes of the brief do not reach it. */
export const Terms = z.extend(BriefTerms, {
  agreedAt: instant,
  influencerName: z.string(),
  influencerHandle: z.string(),
  /** The brand’s legal entity with its address and numbers, as its billing details had it; absent without any. */
  brandEntity: z.optional(z.string()),
  /** What the brand pays the creator besides the experience; only changed terms have it. */
  paymentMinor: z.optional(z.number()),
})
export type Terms = z.output<typeof Terms>
