import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { checkIn } from '../arrive.ts'
import { assertDoorCode } from '../code.ts'
import { collabPolicy } from '../policy.ts'
import { getVisit, lockCollab } from '../reads.ts'
import { viewCollab } from '../view.ts'

/** A phone without signal sends it later, perhaps twice, with the moment it was made. */
export const checkInVisit: Handler<typeof collabCalls.checkInVisit> = async (
  { uid, code, at },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, uid)
  allow(collabPolicy, actor, 'checkIn', collab)
  const visit = await getVisit(tx, uid)
  const { timezone } = await getBrief(tx, collab.briefUid)
  // A phone's clock may be ahead of ours.
  const arrivedAt = at && new Date(at) < now() ? new Date(at) : now()
  assertDoorCode(config.secret, { brandUid: visit.brandUid, timezone, startsAt: visit.startsAt, arrivedAt }, code)
  return viewCollab(tx, actor, await checkIn({ actor, tx, config }, collab, visit, arrivedAt, 'influencer'))
}
