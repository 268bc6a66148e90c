/** The clocks of a collab, in milliseconds unless said otherwise. */
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A cancellation this near to the slot counts as late. */
export const lateCancelBeforeMs = 48 * hourMs
/** How long a freed spot is held for the next in line. */
export const waitlistOfferMs = 24 * hourMs
export const requestLifeMs = 14 * dayMs
export const requestReminderMs = [3 * dayMs, 10 * dayMs] as const
/** Content is due this long after the slot's start. */
export const contentDueMs = 14 * dayMs
/** More than this many requests unanswered for three days put a brief on hold. */
export const holdAbove = 10
export const holdAfterMs = 3 * dayMs

/** Whether a cancellation counts as late: under 48 hours before the slot. */
export function isLateCancel(startsAt: Date | null, at: Date): boolean {
  return startsAt !== null && startsAt.getTime() - at.getTime() < lateCancelBeforeMs
}

/** When a request ends unanswered: the earliest of 14 days, the brief's end and its last bookable slot. */
export function requestExpiry(requestedAt: Date, briefEnd: Date, lastSlot: Date | null): Date {
  const times = [requestedAt.getTime() + requestLifeMs, briefEnd.getTime(), ...(lastSlot ? [lastSlot.getTime()] : [])]
  return new Date(Math.min(...times))
}

/** How many agreed visits may be open at once: 2 when new, 3 after 2 visits, 5 after 5. */
export function commitmentCap(visitsCompleted: number): number {
  if (visitsCompleted >= 5) return 5
  return visitsCompleted >= 2 ? 3 : 2
}

/** Why a request is declined: the closed list, and the kind sentence that the other side reads. */
export const declineReasons = {
  'not-a-fit': 'Your content and this venue aren’t the best match this time.',
  dates: 'The dates don’t work for the venue.',
  full: 'All the spots have been taken.',
  'similar-recently': 'The venue recently worked with someone similar.',
  other: 'It doesn’t work out this time.',
} as const
export type DeclineReason = keyof typeof declineReasons

/** How many more visits until the cap rises, and to what; null at the highest. */
export function nextCap(visitsCompleted: number): { visits: number; cap: number } | null {
  const at = [2, 5].find((visits) => visitsCompleted < visits)
  return at === undefined ? null : { visits: at - visitsCompleted, cap: commitmentCap(at) }
}

/** So many are invited at once. */
export const mostInvited = 20
