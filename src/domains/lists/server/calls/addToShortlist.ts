import { desc, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Actor } from '../../../../access/roles.ts'
import { assertForBrand, noBrand, noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { listCalls } from '../../contract.ts'
import { firstShortlistName, mostShortlisted } from '../../shortlists.ts'
import { listShortlisted, lockShortlist, makeShortlist, recordShortlist, type Shortlist } from '../shortlists.ts'
import { shortlistMembers, shortlists } from '../tables.ts'

export const addToShortlist: Handler<typeof listCalls.addToShortlist> = async (
  { brandUid, influencerUid, uid },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const influencer = (await findInfluencers(tx, [influencerUid])).get(influencerUid)
  if (influencer?.profile.approval !== 'approved') throw noInfluencer()
  const shortlist = uid ? await lockShortlist(tx, actor, uid) : await newest(tx, actor, brandUid)
  if (shortlist.brandUid !== brandUid) throw noBrand()
  const members = await listShortlisted(tx, shortlist.uid)
  const answer = { uid: shortlist.uid, name: shortlist.name }
  if (members.includes(influencerUid)) return answer
  if (members.length >= mostShortlisted)
    throw new CallError(
      'failed-precondition',
      `“${shortlist.name}” already has ${mostShortlisted} creators, the most it can hold. Create another shortlist.`,
    )
  await tx
    .insert(shortlistMembers)
    .values({ shortlistUid: shortlist.uid, influencerUid, addedAt: now(), addedBy: actor.accountUid ?? '' })
  await recordShortlist(tx, actor, 'added', shortlist, { after: { influencerUid } })
  return answer
}

async function newest(tx: Tx, actor: Actor, brandUid: string): Promise<Shortlist> {
  const [found] = await tx
    .select({ uid: shortlists.uid })
    .from(shortlists)
    .where(eq(shortlists.brandUid, brandUid))
    .orderBy(desc(shortlists.createdAt), desc(shortlists.uid))
    .limit(1)
  return found ? lockShortlist(tx, actor, found.uid) : makeShortlist(tx, actor, brandUid, firstShortlistName)
}
