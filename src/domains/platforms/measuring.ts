import type { InsightKind } from '../content/insights.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When the post of a deliverable is looked at, in ms after it was published: a story before it is gone, anything else daily in its first week, then after 30 days and six months. */
export function stepsOf(type: string): readonly number[] {
  if (type === 'story') return [0, 20 * hourMs]
  return [0, 1, 2, 3, 4, 5, 6, 7, 30, 182].map((days) => days * dayMs)
}

/** The next time after `after`; null when there is none. */
export function nextLook(type: string, publishedAt: Date, after: Date): Date | null {
  const next = stepsOf(type).find((step) => publishedAt.getTime() + step > after.getTime())
  return next === undefined ? null : new Date(publishedAt.getTime() + next)
}

/** The capture that a look at this time answers. */
export function captureAt(type: string, publishedAt: Date, at: Date): InsightKind | undefined {
  const age = at.getTime() - publishedAt.getTime()
  if (type === 'story') return age >= 20 * hourMs ? 'story-20h' : undefined
  if (age >= 7 * dayMs && age < 9 * dayMs) return 'day-7'
  return age >= 30 * dayMs && age < 35 * dayMs ? 'day-30' : undefined
}
