/** Ribbons of the feed by rule, in the order in which they are shown. */
export const feedRules = ['tonight', 'closing-soon', 'new', 'with-a-guest', 'quiet-near-home', 'full'] as const
export type FeedRule = (typeof feedRules)[number]

/** Why a brief is not for someone, in their words. */
export const notForMeReasons = {
  'not-my-kind': 'Not my kind of venue',
  'not-this-place': 'Not this venue',
  'too-far': 'Too far away',
  'asks-too-much': 'Too many deliverables',
  'worth-too-little': 'Not worth the trip',
} as const
export type NotForMe = keyof typeof notForMeReasons

/** What a reason is held against. */
type Facts = {
  category: string
  distanceKm: number | null
  deliverables: number
  valueMinor: number
  currency: string
}
/** `not-this-place` is no dislike of what is like it: it takes one venue out (`ruledOut`). */
export type Dislike = Facts & { reason: Exclude<NotForMe, 'not-this-place'> }

/**
 * What dislikes do to another card: points off its match in the order. A category loses 15 for
 * each "not my kind", 45 at most; what is as far, asks as much or is worth as little as what was turned down loses 25.
 */
export function pointsOff(dislikes: readonly Dislike[], card: Facts): number {
  const of = (reason: Dislike['reason']) => dislikes.filter((one) => one.reason === reason)
  const kind = of('not-my-kind').filter((one) => one.category === card.category).length
  const far = of('too-far').some(
    (one) => one.distanceKm !== null && card.distanceKm !== null && card.distanceKm >= one.distanceKm,
  )
  const much = of('asks-too-much').some((one) => card.deliverables >= one.deliverables)
  const little = of('worth-too-little').some(
    (one) => one.currency === card.currency && card.valueMinor <= one.valueMinor,
  )
  return Math.min(kind * 15, 45) + [far, much, little].filter(Boolean).length * 25
}
