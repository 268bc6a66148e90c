import type { Platform } from '../profiles/vocabulary.ts'

/** Why an account is no longer read: its owner took the access back or it ran out, or we could not prove it for 30 days. */
export const endedWhys = ['taken-back', 'unproven'] as const
export type EndedWhy = (typeof endedWhys)[number]

/** Consent is proven again within so many days, or what was read is deleted. */
export const provenForDays = 30
/**
 * Days that numbers stay after they were last proven, once their owner took the access back: until they are unproven, but
 * YouTube asks for deletion within seven days, and the job that deletes runs once a day.
 */
export const takenBackDays: Readonly<Record<Platform, number>> = {
  instagram: provenForDays,
  tiktok: provenForDays,
  youtube: 6,
}
/** The growth curve goes back so far. */
export const growthDays = 365
/** So many of the newest posts are kept. */
export const mostPosts = 12
/** So many posts a creator shows in their portfolio: each is read again by itself once it isn’t among the newest. */
export const mostChosen = 12

export type Snapshot = { day: string; followers: number }

/** What followers did over some days, from the snapshot nearest to their beginning; null without one that is old enough. */
export function changeOver(growth: readonly Snapshot[], days: number): { from: number; to: number } | null {
  const last = growth.at(-1)
  if (!last) return null
  const since = new Date(Date.parse(last.day) - days * 86_400_000).toISOString().slice(0, 10)
  const first = growth.findLast(({ day }) => day <= since)
  return first ? { from: first.followers, to: last.followers } : null
}
