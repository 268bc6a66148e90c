import { now, plus, dayMs } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { getCollab } from '../reads.ts'
import { placesLeft } from '../slots.ts'
import { offeredStarts, whyNotBookable } from '../visit.ts'

export const listOpenSlots: Handler<typeof collabCalls.listOpenSlots> = async ({ uid, from, days }, { actor, db }) => {
  const collab = await getCollab(db, actor, uid)
  const brief = await getBrief(db, collab.briefUid)
  const influencer = await getInfluencer(db, collab.influencerUid)
  const start = from ? new Date(from) : now()
  const until = plus(start, days * dayMs)
  const starts = offeredStarts(brief, start, until).filter((at) => whyNotBookable(brief, influencer, at) === null)
  const left = await placesLeft(db, brief, starts)
  return {
    timezone: brief.timezone,
    slotMinutes: collab.terms?.slotMinutes ?? brief.availability.slotMinutes,
    maxParty: collab.terms?.guests ?? brief.guests,
    note: starts.length === 0 ? whyNotBookable(brief, influencer, start) : null,
    slots: starts.map((at) => ({ startsAt: at.toISOString(), left: left.get(at.getTime())! })),
  }
}
