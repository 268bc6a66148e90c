import { DateTime } from 'luxon'
import { now } from '../../../../kit/server/clock.ts'
import { isStaff } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { checkIn } from '../arrive.ts'
import { assertDoorCode, doorCode } from '../code.ts'
import type { collabCalls } from '../../contract.ts'
import { getVisit } from '../reads.ts'
import { begin } from '../save.ts'
import { viewCollab } from '../view.ts'

export const checkInVisit: Handler<typeof collabCalls.checkInVisit> = async (
  { uid, code, at },
  { actor, tx, config },
) => {
  const acting = { actor, tx, config }
  const { collab } = await begin(acting, { uid }, 'checkIn')
  const visit = await getVisit(tx, uid)
  const brief = await getBrief(tx, collab.briefUid)
  const day = DateTime.fromJSDate(visit.startsAt, { zone: brief.timezone }).toISODate()!
  assertDoorCode(doorCode(config.secret, collab.brandUid, day), code)
  const after = await checkIn(acting, collab, visit, at ? new Date(at) : now(), isStaff(actor) ? 'staff' : 'influencer')
  return viewCollab(tx, actor, after)
}
