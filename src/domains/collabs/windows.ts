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

/** How many agreed visits may be open at once, by the visits completed. */
export const levels = [
  { visits: 0, cap: 2 },
  { visits: 2, cap: 3 },
  { visits: 5, cap: 5 },
] as const

/** How many agreed visits may be open at once: 2 when new, 3 after 2 visits, 5 after 5. */
export function commitmentCap(visitsCompleted: number): number {
  return levels.filter(({ visits }) => visits <= visitsCompleted).at(-1)?.cap ?? levels[0].cap
}

/** Why a request is declined: the closed list, and the kind sentence that its creator reads. */
export const declineReasons = {
  'not-a-fit': 'The venue is looking for a different style of content this time.',
  dates: 'The dates don’t work for the venue.',
  full: 'All the spots have been taken.',
  'similar-recently': 'The venue recently worked with someone similar.',
  other: 'It won’t work out this time.',
} as const
export type DeclineReason = keyof typeof declineReasons

/** The same reasons where a creator declines an invitation: what the venue reads. */
const invitationDeclines: Record<DeclineReason, string> = {
  'not-a-fit': 'The creator doesn’t think it’s the right fit this time.',
  dates: 'The dates don’t work for the creator.',
  full: 'The creator is fully booked right now.',
  'similar-recently': 'The creator recently worked with a similar venue.',
  other: 'It won’t work for the creator this time.',
}

/** The sentence that the other side of a decline reads: the venue’s where it declined a request, the creator’s of an invitation. */
export function declineText(reason: DeclineReason, declinedBy: 'brand' | 'influencer'): string {
  return (declinedBy === 'brand' ? declineReasons : invitationDeclines)[reason]
}

type Asked = 'brand' | 'influencer'

/** What our team knows of an invitation that it declines: not what its creator thinks, who did not choose. */
const teamDeclines: Record<Asked, Record<DeclineReason, string>> = {
  brand: declineReasons,
  influencer: { ...invitationDeclines, 'not-a-fit': 'It isn’t the right fit this time.', other: declineReasons.other },
}

/** The same to the side that our team declined for. */
const ownDeclines: Record<Asked, Record<DeclineReason, string>> = {
  brand: {
    'not-a-fit': 'It isn’t the right fit this time.',
    dates: 'The dates don’t work for your venue.',
    full: 'All the spots have been taken.',
    'similar-recently': 'You recently worked with someone similar.',
    other: 'It won’t work out this time.',
  },
  influencer: {
    'not-a-fit': 'It isn’t the right fit this time.',
    dates: 'The dates don’t work for you.',
    full: 'You’re fully booked right now.',
    'similar-recently': 'You recently worked with a similar venue.',
    other: 'It won’t work out this time.',
  },
}

/** Why our team declined, in words that either side can read. `asked` is whose answer it was to give. */
export function teamReason(reason: DeclineReason, asked: Asked): string {
  return teamDeclines[asked][reason]
}

/** What one side reads when our team declined, or our team itself. */
export function teamDeclineText(reason: DeclineReason, asked: Asked, reader: Asked | 'staff'): string {
  const what = asked === 'brand' ? 'request' : 'invitation'
  return reader === asked
    ? `Our team declined this ${what} for you. ${ownDeclines[asked][reason]}`
    : `Our team declined this ${what}. ${teamReason(reason, asked)}`
}

/** How many more visits until the cap rises, and to what; null at the highest. */
export function nextCap(visitsCompleted: number): { visits: number; cap: number } | null {
  const next = levels.find(({ visits }) => visitsCompleted < visits)
  return next ? { visits: next.visits - visitsCompleted, cap: next.cap } : null
}

/** So many are invited at once. */
export const mostInvited = 20
