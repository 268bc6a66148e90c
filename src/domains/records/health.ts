import { figuresLastMs } from '../profiles/approval.ts'
import type { RagStatus } from '../profiles/desk-vocabulary.ts'

/**
 * What tells that a brand is not doing well, with its weight. `red` decides alone; of the others one makes amber and three make
 * red. The order is that in which causes are shown.
 */
export const ragCauses = {
  inactive: { weight: 'black', words: 'Marked as inactive' },
  'payment-failed': { weight: 'red', words: 'Payment failed' },
  'slow-answers': { weight: 'amber', words: 'Slow to reply' },
  'unhappy-review': { weight: 'amber', words: 'Unhappy review' },
  'no-visit': { weight: 'amber', words: 'No recent visit' },
  'no-live-brief': { weight: 'amber', words: 'No live brief' },
  'no-sign-in': { weight: 'amber', words: 'No recent sign-in' },
} as const satisfies Record<string, { weight: Exclude<RagStatus, 'green'>; words: string }>

/** The same of creators. */
export const creatorRagCauses = {
  suspended: { weight: 'black', words: 'Suspended' },
  'no-show': { weight: 'red', words: 'No-show' },
  'content-overdue': { weight: 'amber', words: 'Content overdue' },
  'late-cancel': { weight: 'amber', words: 'Cancelled late' },
  'unhappy-review': ragCauses['unhappy-review'],
  'unanswered-invitations': { weight: 'amber', words: 'Invitations not answered' },
  'expired-insights': { weight: 'amber', words: 'Insights expired' },
  'no-activity': { weight: 'amber', words: 'Not active' },
} as const satisfies Record<string, { weight: Exclude<RagStatus, 'green'>; words: string }>

export const allRagCauses = { ...ragCauses, ...creatorRagCauses }
export type RagCauseKind = keyof typeof allRagCauses
/** `since`: from when it holds; null where it never was otherwise. `count`: how many requests, reviews or visits. */
export type RagCause = { kind: RagCauseKind; count: number | null; since: string | null }

const day = 86_400_000
/** A brand has this long to begin: before, no visit, brief or sign-in is missed. */
export const beginningMs = 30 * day
/** So long without a visit, a live brief or a sign-in counts. */
export const quietMs = 30 * day
/** A request left for so long is late; those that ended without an answer count as long as `lookBackMs`. */
export const lateMs = 3 * day
export const lookBackMs = 30 * day
/** A review of 1 to 3 (“Disappointed” and worse) counts for so long. */
export const unhappyMs = 60 * day
export const unhappyUpTo = 3
/** What went wrong at a visit counts against a creator for so long, and so long without signing in counts. */
export const creatorLookBackMs = 60 * day
/** How many amber causes make red. */
const redFrom = 3
/** How far ahead a colour may be set by hand. */
export const longestOverrideDays = 90

/** What is known of a brand when its colour is worked out. */
export type HealthFacts = {
  createdAt: Date
  isInactive: boolean
  pastDueSince: Date | null
  /** Requests that wait longer than `lateMs`, and those that ended without an answer within `lookBackMs`. */
  unanswered: number
  /** Reviews by the brand or of it within `unhappyMs`. */
  unhappyReviews: number
  lastVisitAt: Date | null
  hasLiveBrief: boolean
  lastSeenAt: Date | null
}

type Holding<Kind extends string> = Record<Kind, Omit<RagCause, 'kind'> | false>
const sinceOf = (at: Date | null) => ({ count: null, since: at?.toISOString() ?? null })
const countOf = (count: number, at: Date | null = null) => count > 0 && { count, since: at?.toISOString() ?? null }

/** Those that hold, in their order. */
function listCauses<Kind extends RagCauseKind>(holding: Holding<Kind>): RagCause[] {
  return (Object.keys(holding) as Kind[]).flatMap((kind) => {
    const cause: Omit<RagCause, 'kind'> | false = holding[kind]
    return cause ? [{ kind, ...cause }] : []
  })
}

/** Why a brand is not green, the gravest first; nothing where it is. */
export function causesOf(facts: HealthFacts, now: Date): RagCause[] {
  const { createdAt, pastDueSince, lastVisitAt, lastSeenAt } = facts
  const isBegun = now.getTime() - createdAt.getTime() > beginningMs
  const isQuietSince = (at: Date | null) => isBegun && (at === null || now.getTime() - at.getTime() > quietMs)
  return listCauses<keyof typeof ragCauses>({
    inactive: facts.isInactive && sinceOf(null),
    'payment-failed': pastDueSince !== null && sinceOf(pastDueSince),
    'slow-answers': countOf(facts.unanswered),
    'unhappy-review': countOf(facts.unhappyReviews),
    'no-visit': isQuietSince(lastVisitAt) && sinceOf(lastVisitAt),
    'no-live-brief': isBegun && !facts.hasLiveBrief && sinceOf(null),
    'no-sign-in': isQuietSince(lastSeenAt) && sinceOf(lastSeenAt),
  })
}

/** What is known of a creator when their colour is worked out; everything of visits within `creatorLookBackMs`. */
export type CreatorFacts = {
  createdAt: Date
  isSuspended: boolean
  /** Those that stand: one that is disputed and not decided does not count. */
  noShows: number
  contentOverdue: number
  overdueSince: Date | null
  lateCancels: number
  /** By brands, of the creator. */
  unhappyReviews: number
  /** Invitations that wait longer than `lateMs`, and those that ended without an answer within `lookBackMs`. */
  unanswered: number
  /** When the newest numbers of any of their accounts were confirmed; null without an account. */
  figuresAt: Date | null
  lastSeenAt: Date | null
}

/** Why a creator is not green, the gravest first; nothing where they are. */
export function creatorCausesOf(facts: CreatorFacts, now: Date): RagCause[] {
  const { createdAt, figuresAt, lastSeenAt } = facts
  const age = (at: Date) => now.getTime() - at.getTime()
  const isQuiet = age(createdAt) > beginningMs && (lastSeenAt === null || age(lastSeenAt) > creatorLookBackMs)
  return listCauses<keyof typeof creatorRagCauses>({
    suspended: facts.isSuspended && sinceOf(null),
    'no-show': countOf(facts.noShows),
    'content-overdue': countOf(facts.contentOverdue, facts.overdueSince),
    'late-cancel': countOf(facts.lateCancels),
    'unhappy-review': countOf(facts.unhappyReviews),
    'unanswered-invitations': countOf(facts.unanswered),
    'expired-insights': figuresAt !== null && age(figuresAt) > figuresLastMs && sinceOf(figuresAt),
    'no-activity': isQuiet && sinceOf(lastSeenAt),
  })
}

/** The colour that causes make. */
export function ragOf(causes: readonly Pick<RagCause, 'kind'>[]): RagStatus {
  const weights = causes.map(({ kind }) => allRagCauses[kind].weight)
  if (weights.includes('black')) return 'black'
  if (weights.includes('red') || weights.length >= redFrom) return 'red'
  return weights.length > 0 ? 'amber' : 'green'
}

const order: readonly RagStatus[] = ['green', 'amber', 'red', 'black']
/** Whether a colour is worse than another. */
export const isWorse = (rag: RagStatus, than: RagStatus): boolean => order.indexOf(rag) > order.indexOf(than)
