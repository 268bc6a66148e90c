import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { openSlots } from '../open-slots.ts'
import { findVisit } from '../reads.ts'

export const listOpenSlots: Handler<typeof visitCalls.listOpenSlots> = async ({ uid, from, days }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const brief = await getBrief(db, collab.briefUid)
  const influencer = await getInfluencer(db, collab.influencerUid)
  const visit = await findVisit(db, uid)
  const booked = { collab, brief, influencer, visit }
  return openSlots(db, booked, sideOn(actor, collab), { from: from ? new Date(from) : now(), days })
}
