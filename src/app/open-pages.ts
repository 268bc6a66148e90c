import type { meetingCalls } from '../domains/meetings/contract.ts'
import type { OutputOf } from '../kit/contract/calls.ts'
import type { PublicInfluencer } from '../domains/content/public-influencer.ts'
import type { PricingTier } from '../domains/plans/contract.ts'

/** The card of a named account manager: what everyone may see of them. */
export type ManagerCard = OutputOf<typeof meetingCalls.getStaffCard>

/** A page that is written by the server and read without any script, with what it shows. */
export type OpenPage =
  | { kind: 'home' }
  | { kind: 'join' }
  | { kind: 'pricing'; tiers: PricingTier[]; currency: PricingTier['currency'] }
  | { kind: 'privacy' }
  | { kind: 'terms' }
  | { kind: 'influencer'; influencer: PublicInfluencer; url: string }
  | { kind: 'manager'; manager: ManagerCard }
  | { kind: 'gone' }

/**
 * What every open page is told: the product's name, where pictures are, for how many days usage is kept, and whether tools of
 * others, a recorder of the screen among them, and streets on the map are set.
 */
export type OpenWords = {
  product: string
  media: string
  usageDays: number
  hasTools: boolean
  hasRecorder: boolean
  hasStreets: boolean
}

/** What the build of the open pages answers (`src/app/web/open/render.tsx`). */
export type OpenRenderer = { renderOpenPage: (page: OpenPage, words: OpenWords) => string; openStyles: string }
