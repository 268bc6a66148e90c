import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getOnceLiveBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { leaveBriefLine, lineOf, moveBriefLine } from '../brief-waitlist.ts'

/** A place that was kept goes on to the next at once. */
export const leaveBriefWaitlist: Handler<typeof collabCalls.leaveBriefWaitlist> = async (
  { briefUid, influencerUid },
  { actor, tx, config },
) => {
  assertOwnInfluencer(actor, influencerUid)
  await getOnceLiveBrief(tx, briefUid)
  await leaveBriefLine(tx, briefUid, influencerUid)
  await moveBriefLine({ tx, config }, briefUid)
  return lineOf(tx, briefUid, influencerUid)
}
