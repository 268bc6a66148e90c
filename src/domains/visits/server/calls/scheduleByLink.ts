import { CallError } from '../../../../kit/contract/errors.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { bookVisit } from '../book.ts'
import { creatorByLink, linkState, openScheduleToken } from '../schedule-link.ts'

const refusals = {
  used: 'A time is already booked with this link. Sign in to see or move your visit.',
  ended: 'This collab is over, so you can’t book a time any more. Sign in to find another brief.',
  expired: 'This link has expired. Sign in and pick a time from your dashboard.',
}

/** The one thing that a mailed link may do: book this collab's visit, as its creator, once. */
export const scheduleByLink: Handler<typeof visitCalls.scheduleByLink> = async (
  { token, ...booking },
  { tx, config },
) => {
  const { collabUid, isExpired } = openScheduleToken(config, token)
  const collab = await lockCollab(tx, systemActor, collabUid)
  const state = linkState(collab, isExpired)
  if (state !== 'open') throw new CallError('failed-precondition', refusals[state])
  const acting = { actor: creatorByLink(collab), tx, config }
  await bookVisit(acting, { uid: collabUid, guestNames: [], ...booking }, 'Booked with the emailed link.')
  return { bookedFor: booking.startsAt }
}
