import { CallError } from '../../kit/contract/errors.ts'
import { waitlistOfferMs } from '../collabs/windows.ts'
import type { DoorMark } from './views.ts'

/** The clocks of a visit, in milliseconds from or to the slot's start unless said otherwise. */
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const checkInBeforeMs = 60 * minuteMs
export const checkInAfterMs = 4 * hourMs
export const noShowAfterMs = 30 * minuteMs
export const noShowOfStayAfterMs = 12 * hourMs
export const noShowUntilMs = 7 * dayMs
export const rescheduleBeforeMs = 24 * hourMs
export const requestConfirmationBeforeMs = 24 * hourMs
export const chaseConfirmationBeforeMs = 6 * hourMs
/** An unconfirmed visit's spot is on offer to the next in line until this long before. */
export const lastOfferBeforeMs = 2 * hourMs
export const needsShownBeforeMs = 48 * hourMs
export const needsStoredAfterMs = 24 * hourMs

/** How far ahead a creator chooses a time, in days; a stay is planned further ahead. */
export const daysAhead = 56
export const stayDaysAhead = 180

/** When a visit is. Whoever stays the night may arrive late, so the clocks of a stay run until check-out. */
export type Span = { startsAt: Date; endsAt: Date; isStay: boolean }

/** The same of a visit as a collab shows it. */
export function spanOfView({
  startsAt,
  endsAt,
  stay,
}: {
  startsAt: string
  endsAt: string
  stay?: object | undefined
}): Span {
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt), isStay: stay !== undefined }
}

/** Until when a visit can be checked in: 4 hours after the start; of a stay until check-out. */
export function checkInUntil({ startsAt, endsAt, isStay }: Span): Date {
  return isStay ? endsAt : new Date(startsAt.getTime() + checkInAfterMs)
}

/** Why a visit can’t be marked so at this moment because it’s too early; null once it can. */
export function whyNotYet({ startsAt, isStay }: Omit<Span, 'endsAt'>, mark: DoorMark, at: Date): string | null {
  const sinceMs = at.getTime() - startsAt.getTime()
  if (mark === 'arrived') return sinceMs < -checkInBeforeMs ? 'Check-in opens 60 minutes before the visit.' : null
  if (isStay && mark === 'did-not-come')
    return sinceMs < noShowOfStayAfterMs
      ? 'You can report this from 12 hours after check-in opened: they may still arrive.'
      : null
  return sinceMs < noShowAfterMs ? 'You can report this from 30 minutes after the visit was due to start.' : null
}

/** Refuses a check-in outside 60 minutes before to 4 hours after the start, or check-out. */
export function assertCheckInTime(visit: Span, at: Date): void {
  const early = whyNotYet(visit, 'arrived', at)
  if (early) throw new CallError('failed-precondition', early)
  if (at.getTime() > checkInUntil(visit).getTime())
    throw new CallError(
      'failed-precondition',
      visit.isStay
        ? 'Check-in closed when the stay ended. If it took place, contact support.'
        : 'Check-in closed 4 hours after the visit started. If it took place, contact support.',
    )
}

/** When a visit can be confirmed: from 24 hours before on. An earlier yes says little about the day itself. */
export function confirmOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - requestConfirmationBeforeMs)
}

/** Whether a visit is asked to be confirmed. */
export function isConfirmTime(startsAt: Date, at: Date): boolean {
  return at >= confirmOpensAt(startsAt)
}

/** Refuses a confirmation before it is asked for. */
export function assertConfirmTime(startsAt: Date, at: Date): void {
  if (!isConfirmTime(startsAt, at))
    throw new CallError('failed-precondition', 'You can confirm from 24 hours before the visit. We’ll remind you.')
}

/**
 * Refuses a no-show or not-hosted mark outside 30 minutes to 7 days after the start. Who stays the night is a no-show 12 hours
 * after check-in opened at the earliest, and 7 days after check-out at the latest.
 */
export function assertMissedTime(visit: Span, at: Date, mark: 'no-show' | 'not-hosted'): void {
  const early = whyNotYet(visit, mark === 'no-show' ? 'did-not-come' : 'could-not-host', at)
  if (early) throw new CallError('failed-precondition', early)
  if (at.getTime() > (visit.isStay ? visit.endsAt : visit.startsAt).getTime() + noShowUntilMs)
    throw new CallError(
      'failed-precondition',
      'You can only report this up to 7 days after the visit. To report it now, contact support.',
    )
}

export const tooLateToMove =
  'You can move a visit until 24 hours before it starts. Message the venue, or cancel the visit.'

/** Whether an influencer may still move a visit: until 24 hours before, later only to what the venue proposed. */
export function canMoveTo(
  visit: { startsAt: Date; live: boolean; proposed: readonly string[] | null },
  startsAt: string,
  at: Date,
): boolean {
  if (!visit.live || visit.startsAt.getTime() - at.getTime() >= rescheduleBeforeMs) return true
  return visit.proposed?.includes(new Date(startsAt).toISOString()) ?? false
}

/**
 * Until when a freed spot is held for the next in line: 24 hours, at most until 6 hours before, or, of a spot that is freed
 * later, until 2 hours before; null when that is past.
 */
export function offerEnd(startsAt: Date, at: Date): Date | null {
  const usual = Math.min(at.getTime() + waitlistOfferMs, startsAt.getTime() - chaseConfirmationBeforeMs)
  const until = usual > at.getTime() ? usual : startsAt.getTime() - lastOfferBeforeMs
  return until > at.getTime() ? new Date(until) : null
}

/** What is said where a creator books: how long they can change their mind, and what a late no costs them. */
export const bookingRules =
  'You can move your visit until 24 hours before it starts. Cancelling less than 48 hours before, or not turning up, lowers your reliability.'

/** What is said where a creator writes their needs for a visit: sending them is the consent. */
export const needsConsentText =
  'I agree that this venue can see this from 48 hours before my visit until 24 hours after. Then it’s deleted.'

/** Whether a venue may see the needs of a visit: from 48 hours before to 24 hours after its start, of a stay after its end. */
export function needsAreShown({ startsAt, endsAt, isStay }: Span, at: Date): boolean {
  const from = startsAt.getTime() - needsShownBeforeMs
  return at.getTime() >= from && at.getTime() <= (isStay ? endsAt : startsAt).getTime() + needsStoredAfterMs
}
