import type { RagStatus } from '../profiles/vocabulary.ts'

/**
 * What tells that a brand is not doing well, with its weight. `red` decides alone; of the others one makes a brand amber and
 * three make it red. The order is that in which causes are shown.
 */
export const ragCauses = {
  inactive: { weight: 'black', words: 'Marked as inactive' },
  'payment-failed': { weight: 'red', words: 'Payment failed' },
  'slow-answers': { weight: 'amber', words: 'Slow to reply' },
  'unhappy-review': { weight: 'amber', words: 'Unhappy review' },
  'no-visit': { weight: 'amber', words: 'No recent visit' },
  'no-live-brief': { weight: 'amber', words: 'No live brief' },
  'no-sign-in': { weight: 'amber', words: 'No one signed in' },
} as const satisfies Record<string, { weight: Exclude<RagStatus, 'green'>; words: string }>
export type RagCauseKind = keyof typeof ragCauses
/** `since`: from when it holds; null where it never was otherwise. `count`: how many requests or reviews. */
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
/** How many amber causes make a brand red. */
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

/** Why a brand is not green, the gravest first; nothing where it is. */
export function causesOf(facts: HealthFacts, now: Date): RagCause[] {
  const { createdAt, pastDueSince, unanswered, unhappyReviews, lastVisitAt, lastSeenAt } = facts
  const isBegun = now.getTime() - createdAt.getTime() > beginningMs
  const isQuietSince = (at: Date | null) => isBegun && (at === null || now.getTime() - at.getTime() > quietMs)
  const since = (at: Date | null) => ({ count: null, since: at?.toISOString() ?? null })
  const holding: Record<RagCauseKind, Omit<RagCause, 'kind'> | false> = {
    inactive: facts.isInactive && since(null),
    'payment-failed': pastDueSince !== null && since(pastDueSince),
    'slow-answers': unanswered > 0 && { count: unanswered, since: null },
    'unhappy-review': unhappyReviews > 0 && { count: unhappyReviews, since: null },
    'no-visit': isQuietSince(lastVisitAt) && since(lastVisitAt),
    'no-live-brief': isBegun && !facts.hasLiveBrief && since(null),
    'no-sign-in': isQuietSince(lastSeenAt) && since(lastSeenAt),
  }
  return (Object.keys(ragCauses) as RagCauseKind[]).flatMap((kind) => {
    const cause = holding[kind]
    return cause ? [{ kind, ...cause }] : []
  })
}

/** The colour that causes make. */
export function ragOf(causes: readonly Pick<RagCause, 'kind'>[]): RagStatus {
  const weights = causes.map(({ kind }) => ragCauses[kind].weight)
  if (weights.includes('black')) return 'black'
  if (weights.includes('red') || weights.length >= redFrom) return 'red'
  return weights.length > 0 ? 'amber' : 'green'
}

const order: readonly RagStatus[] = ['green', 'amber', 'red', 'black']
/** Whether a colour is worse than another. */
export const isWorse = (rag: RagStatus, than: RagStatus): boolean => order.indexOf(rag) > order.indexOf(than)
