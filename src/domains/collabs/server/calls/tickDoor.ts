import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { systemActor } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { checkIn, failVenue, missVisit } from '../arrive.ts'
import type { collabCalls } from '../../contract.ts'
import { brandOfDoor } from '../door.ts'
import { lockCollab } from '../reads.ts'
import { visits } from '../tables.ts'

/** Whoever holds the venue's link may tick its guests, and nothing else. */
export const tickDoor: Handler<typeof collabCalls.tickDoor> = async ({ token, visitUid, mark }, { tx, config }) => {
  const brandUid = await brandOfDoor(tx, token)
  const [visit] = await tx.select().from(visits).where(eq(visits.uid, visitUid))
  if (!visit || visit.brandUid !== brandUid || !visit.live)
    throw new CallError('not-found', 'There is no such guest today.')
  const acting = { actor: systemActor, tx, config }
  const collab = await lockCollab(tx, systemActor, visit.collabUid)
  if (mark === 'arrived') await checkIn(acting, collab, visit, now(), 'venue')
  else if (mark === 'did-not-come') await missVisit(acting, collab, visit, 'venue')
  else await failVenue(acting, collab, visit, 'The venue could not host.', 'venue')
  return { done: true }
}
