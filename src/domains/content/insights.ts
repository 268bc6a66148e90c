/** When figures of a published deliverable are taken. */
export const insightKinds = ['story-20h', 'day-7', 'day-30'] as const
export type InsightKind = (typeof insightKinds)[number]
export const insightKindWords: Readonly<Record<InsightKind, string>> = {
  'story-20h': '20 hours after the story',
  'day-7': 'At day 7',
  'day-30': 'At day 30',
}

/** The counts of one capture, views first; a count that is not known is null, never zero. */
export const insightCounts = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const
export type InsightCount = (typeof insightCounts)[number]
export type Counts = Record<InsightCount, number | null>

/** The captures that a deliverable of this type has: a story is gone after a day. */
export function kindsFor(type: string): readonly InsightKind[] {
  return type === 'story' ? ['story-20h'] : ['day-7', 'day-30']
}
