/** When figures of a published deliverable are taken. */
export const insightKinds = ['story-20h', 'day-7', 'day-30'] as const
export type InsightKind = (typeof insightKinds)[number]
export const insightKindWords: Readonly<Record<InsightKind, string>> = {
  'story-20h': '20 hours after the Story',
  'day-7': 'On day 7',
  'day-30': 'On day 30',
}

/** The counts of one capture, views first; a count that is not known is null, never zero. */
export const insightCounts = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const

/** The captures that a deliverable of this type has: a story is gone after a day. */
export function kindsFor(type: string): readonly InsightKind[] {
  return type === 'story' ? ['story-20h'] : ['day-7', 'day-30']
}

/** What one reading holds: the counts of a capture, and the followers that the post brought. */
export const readingCounts = [...insightCounts, 'followersGained'] as const
export type ReadingCount = (typeof readingCounts)[number]
export type ReadingCounts = Record<ReadingCount, number | null>

/** What each count is called after a number: for one, and for several. */
export const readingCountWords: Readonly<Record<ReadingCount, readonly [one: string, many: string]>> = {
  views: ['view', 'views'],
  reach: ['reach', 'reach'],
  likes: ['like', 'likes'],
  comments: ['comment', 'comments'],
  saves: ['save', 'saves'],
  shares: ['share', 'shares'],
  clicks: ['click', 'clicks'],
  followersGained: ['new follower', 'new followers'],
}

/** Where a reading comes from. What a platform reports is never overwritten by what people type. */
export const readingSources = ['platform', 'screenshot', 'typed'] as const
export type ReadingSource = (typeof readingSources)[number]
export const readingSourceWords: Readonly<Record<ReadingSource, string>> = {
  platform: 'From the platform',
  screenshot: 'From a screenshot',
  typed: 'Typed in',
}

/** Where the newest numbers of a post come from, inside a sentence. */
export function resultsOrigin({ source, isVerified }: { source: ReadingSource; isVerified: boolean }): string {
  if (source === 'platform') return 'from the platform'
  return isVerified ? 'verified by our team' : 'reported by the creator'
}

/**
 * Where a post's views come from: the day they stood so (on the venue's calendar), who entered them (nobody where the platform
 * said it) and who checked.
 */
export type Origin = { source: ReadingSource; takenOn: string; enteredBy: string | null; verifiedBy: string | null }

/** “From a screenshot by Maya Okafor, verified by Anna Lindqvist”; the day goes beside it. */
export function originWords({ source, enteredBy, verifiedBy }: Omit<Origin, 'takenOn'>): string {
  const by = enteredBy === null ? '' : ` by ${enteredBy}`
  return `${readingSourceWords[source]}${by}${verifiedBy === null ? '' : `, verified by ${verifiedBy}`}`
}
