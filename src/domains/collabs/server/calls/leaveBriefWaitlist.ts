import { CallError } from '../../../../kit/contract/errors.ts'
import { isInfluencer } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import type { collabCalls } from '../../contract.ts'
import { leaveBriefLine, lineOf, moveBriefLine } from '../brief-waitlist.ts'

/** A place that was kept goes on to the next at once. */
export const leaveBriefWaitlist: Handler<typeof collabCalls.leaveBriefWaitlist> = async (
  { briefUid, influencerUid },
  { actor, tx, config },
) => {
  if (!isInfluencer(actor, influencerUid)) throw new CallError('not-found', 'There is no such influencer profile.')
  const brief = await getBrief(tx, briefUid)
  if (brief.liveSince === null) throw new CallError('not-found', 'There is no such brief.')
  await leaveBriefLine(tx, briefUid, influencerUid)
  await moveBriefLine({ tx, config }, briefUid)
  return lineOf(tx, briefUid, influencerUid)
}
