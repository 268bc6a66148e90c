import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { checkIn, failVenue, missVisit } from '../arrive.ts'
import type { visitCalls } from '../../contract.ts'
import { brandOfDoor, listVisitsToday } from '../door.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { getVisit } from '../reads.ts'

/** Whoever holds the venue's link may tick today's guests, and nothing else. */
export const tickDoor: Handler<typeof visitCalls.tickDoor> = async ({ token, visitUid, mark }, { tx, config }) => {
  const brand = await getBrand(tx, await brandOfDoor(tx, token))
  const today = await listVisitsToday(tx, brand.uid, brand.timezone)
  const expected = today.find((visit) => visit.uid === visitUid)
  if (!expected) throw new CallError('not-found', 'We couldn’t find that visit on today’s list.')
  const acting = { actor: systemActor, tx, config }
  const collab = await lockCollab(tx, systemActor, expected.collabUid)
  // Read again with the collab held: a second tap must see what the first did.
  const visit = await getVisit(tx, collab.uid)
  if (mark === 'arrived') await checkIn(acting, collab, visit, now(), 'venue')
  else if (mark === 'did-not-come') await missVisit(acting, collab, visit, 'venue')
  else await failVenue(acting, collab, visit, 'The venue couldn’t host.', 'venue')
  return { done: true }
}
