import { mustGet } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import type { visitCalls } from '../../contract.ts'
import { clashesOf } from '../clash.ts'
import { spotsLeft } from '../slots.ts'
import { offeredStarts } from '../visit.ts'

const horizonMs = 120 * dayMs

export const findBriefClash: Handler<typeof visitCalls.findBriefClash> = async (
  { briefUid, influencerUid },
  { actor, db },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const brief = await getOnceLiveBrief(db, briefUid)
  // Of a stay the dates are chosen one by one.
  if (brief.availability.stay) return { startsAt: null, clash: null }
  const starts = offeredStarts(brief, now(), plus(now(), horizonMs))
  const left = await spotsLeft(db, brief, starts)
  const free = starts.filter((start) => mustGet(left, start.getTime()) > 0)
  const [only] = free
  if (!only || free.length > 1) return { startsAt: null, clash: null }
  const venue = { brandUid: brief.brandUid, slotMinutes: brief.availability.slotMinutes }
  const clashAt = await clashesOf(db, influencerUid, { from: only, until: only }, venue)
  return { startsAt: only.toISOString(), clash: clashAt(only) }
}
