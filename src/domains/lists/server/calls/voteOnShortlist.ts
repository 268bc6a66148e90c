import { noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { listCalls } from '../../contract.ts'
import { getSharedShortlist, hashOf, holdName, listShortlisted } from '../shortlists.ts'
import { shortlistVotes } from '../tables.ts'

/** The last opinion of a person counts; the brand's open pages follow. */
export const voteOnShortlist: Handler<typeof listCalls.voteOnShortlist> = async (
  { token, name, voterKey, influencerUid, vote },
  { actor, tx },
) => {
  const { uid, brandUid } = await getSharedShortlist(tx, token)
  if (!(await listShortlisted(tx, uid)).includes(influencerUid)) throw noInfluencer()
  const voterHash = hashOf(voterKey)
  await holdName(tx, uid, { name, voterHash })
  const votedAt = now()
  await tx
    .insert(shortlistVotes)
    .values({ shortlistUid: uid, influencerUid, name, vote, votedAt, voterHash })
    .onConflictDoUpdate({
      target: [shortlistVotes.shortlistUid, shortlistVotes.influencerUid, shortlistVotes.name],
      set: { vote, votedAt },
    })
  const after = { name, influencerUid, vote }
  await record(tx, actor, 'reviewer', 'shortlist.voted', { subjectUid: uid, brandUid }, { after })
  await pushToProfiles(tx, [brandUid], ['shortlist'])
  return { done: true }
}
