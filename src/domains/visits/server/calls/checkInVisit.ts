import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { checkIn } from '../arrive.ts'
import { assertDoorCode } from '../door-code.ts'
import { collabPolicy } from '../../../collabs/server/policy.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { getVisit } from '../reads.ts'

/** A phone without signal sends it later, perhaps twice, with the moment it was made. */
export const checkInVisit: Handler<typeof visitCalls.checkInVisit> = async (
  { uid, code, at },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, uid)
  allow(collabPolicy, actor, 'checkIn', collab)
  const visit = await getVisit(tx, uid)
  const { timezone } = await getBrief(tx, collab.briefUid)
  // A phone's clock may be ahead of ours.
  const arrivedAt = at && new Date(at) < now() ? new Date(at) : now()
  assertDoorCode(config, { brandUid: visit.brandUid, timezone, startsAt: visit.startsAt, arrivedAt }, code)
  return viewCollab(tx, actor, await checkIn({ actor, tx, config }, collab, visit, arrivedAt, 'influencer'))
}
