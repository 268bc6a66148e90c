import type { Side } from '../domains/onboarding/sides.ts'
import type { MeetingTimes, meetingCalls } from '../domains/meetings/contract.ts'
import type { OwnClock } from '../domains/meetings/meeting.ts'
import type { City } from '../domains/profiles/vocabulary.ts'
import type { OutputOf } from '../kit/contract/calls.ts'
import type { PublicInfluencer } from '../domains/content/public-influencer.ts'
import type { PricingTier } from '../domains/plans/contract.ts'
import type { Currency, TierId } from '../domains/plans/tiers.ts'
import type { ShownStory } from '../domains/value/shown-story.ts'
import type { PublicStory } from '../domains/value/story-page.ts'

/** The card of a named account manager: what everyone may see of them. */
export type ManagerCard = OutputOf<typeof meetingCalls.getStaffCard>

/** The plans as they are sold now, in one currency. */
export type Prices = { tiers: PricingTier[]; currency: Currency }

/** Who invited somebody, and the code of their link. */
export type InvitedBy = { name: string; code: string }

export type JoinAsPage = {
  kind: 'join-as'
  side: Side
  tier: PricingTier | null
  open: City[]
  venue: string
  invitedBy: InvitedBy | null
}
export type ScheduleCallPage = {
  kind: 'schedule-call'
  with?: string | undefined
  host: ManagerCard | null
  tier?: TierId | undefined
  source?: string | undefined
  /** Once the browser has said in which timezone it is. */
  clock?: OwnClock | undefined
  times?: MeetingTimes | undefined
}
/** The form of `/support`, which knows nothing from the server. */
export type SupportFormPage = { kind: 'support-form' }
/** A page with a form, which its script takes over as the server wrote it. */
export type AwakePage = JoinAsPage | ScheduleCallPage | SupportFormPage

/** One of the articles of `help/`, as lists show it. */
export type ArticleLink = { slug: string; title: string; about: string; audience: HelpAudience }
export type HelpAudience = 'owners' | 'managers' | 'creators'
export type ArticlePage = ArticleLink & { html: string; others: ArticleLink[] }

export type SupportChannel = { kind: 'chat' | 'sms' | 'instagram'; href: string; label: string }
/** How our own people are reached: channels that are not set are not there. The hours are those of a zone's clock: the reader's, or ours as long as nobody knows theirs. */
export type SupportFacts = {
  channels: SupportChannel[]
  articles: ArticleLink[]
  hours: { zone: string; isReaders: boolean; words: string; isOpen: boolean }
  /** `late`: emails wait that could not be sent; `off`: no mail server is set up, so none leave. */
  mail: 'sent' | 'late' | 'off'
}

/** A page that is written by the server and read without any script, with what it shows. */
export type OpenPage =
  | JoinAsPage
  | ScheduleCallPage
  | { kind: 'home'; prices: Prices; managers: ManagerCard[]; stories: ShownStory[] }
  | { kind: 'creators' }
  | { kind: 'join'; invitedBy: InvitedBy | null }
  | { kind: 'pricing'; prices: Prices }
  | { kind: 'support'; support: SupportFacts }
  | { kind: 'help'; query: string; articles: ArticleLink[] }
  | { kind: 'article'; article: ArticlePage }
  | { kind: 'privacy' }
  | { kind: 'terms' }
  | { kind: 'influencer'; influencer: PublicInfluencer; url: string }
  | { kind: 'collab-story'; story: PublicStory }
  | { kind: 'manager'; manager: ManagerCard }
  | { kind: 'gone' }

/**
 * What every open page is told: the product's name, its own path, where pictures are and where to write to, for how many days usage is kept, and
 * whether tools of others, a recorder of the screen among them, and streets on the map are set.
 */
export type OpenWords = {
  product: string
  /** Where the product is reached, without a slash at its end. */
  origin: string
  path: string
  media: string
  mail: string
  usageDays: number
  hasTools: boolean
  hasRecorder: boolean
  hasStreets: boolean
}

/** What the build of the open pages answers (`src/app/web/open/render.tsx`). */
export type OpenRenderer = {
  renderOpenPage: (page: OpenPage, words: OpenWords) => string
  openStyles: string
  /** Whether the application draws a page at this path. */
  isAppPage: (path: string) => boolean
}
