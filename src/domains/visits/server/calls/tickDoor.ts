import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { checkIn, failVenue, missVisit } from '../arrive.ts'
import type { visitCalls } from '../../contract.ts'
import { brandOfDoor, listVisitsToday } from '../door.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { getVisit } from '../reads.ts'

const outcomeOf = { 'did-not-come': 'no-show', 'could-not-host': 'not-hosted' } as const

/** Ticks that a phone kept for longer are for the venue’s own pages. */
const keptForMs = dayMs

/** Whoever holds the venue's link may tick today's guests, and nothing else; late those of the moment when they were ticked. */
export const tickDoor: Handler<typeof visitCalls.tickDoor> = async ({ token, visitUid, mark, at }, { tx, config }) => {
  const brand = await getBrand(tx, await brandOfDoor(tx, token))
  // A phone's clock may be ahead of ours.
  const tickedAt = at && new Date(at) < now() ? new Date(at) : now()
  if (tickedAt < plus(now(), -keptForMs))
    throw new CallError(
      'failed-precondition',
      'This was ticked more than 24 hours ago. Mark the visit on the collab’s page instead.',
    )
  const today = await listVisitsToday(tx, brand.uid, brand.timezone, tickedAt)
  const expected = today.find((visit) => visit.uid === visitUid)
  if (!expected) throw new CallError('not-found', 'We couldn’t find that visit on today’s list.')
  const acting = { actor: systemActor, tx, config }
  const collab = await lockCollab(tx, systemActor, expected.collabUid)
  // Read again with the collab held: a second tap must see what the first did.
  const visit = await getVisit(tx, collab.uid)
  // A phone may send it late, and twice.
  if (mark !== 'arrived' && collab.outcome === outcomeOf[mark]) return { done: true }
  if (mark === 'arrived') await checkIn(acting, collab, visit, tickedAt, 'venue')
  else if (mark === 'did-not-come') await missVisit(acting, collab, visit, { side: 'venue', at: tickedAt })
  else await failVenue(acting, collab, visit, 'The venue couldn’t host.', { side: 'venue', at: tickedAt })
  return { done: true }
}
