/** When figures of a published piece are taken (product decisions §3). */
export const figureKinds = ['story-20h', 'day-7', 'day-30'] as const
export type FigureKind = (typeof figureKinds)[number]
export const figureKindWords: Readonly<Record<FigureKind, string>> = {
  'story-20h': '20 hours after the story',
  'day-7': 'At day 7',
  'day-30': 'At day 30',
}

/** The counts of one capture, views first; a count that is not known is null, never zero. */
export const figureCounts = ['views', 'reach', 'likes', 'comments', 'saves', 'shares', 'clicks'] as const
export type FigureCount = (typeof figureCounts)[number]
export type Counts = Record<FigureCount, number | null>

/** The captures that a piece of this type has: a story is gone after a day. */
export function kindsFor(type: string): readonly FigureKind[] {
  return type === 'story' ? ['story-20h'] : ['day-7', 'day-30']
}
