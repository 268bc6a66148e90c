import type { Tx } from '../../../../kit/server/database.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { noInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import type { listCalls } from '../../contract.ts'
import { countMembers, getMember, isMember, lockList, recordList } from '../list.ts'
import { influencerListMembers } from '../tables.ts'

/** So long whoever put somebody on a list takes it back without a reason. */
const undoneWithin = dayMs

export const putOnList: Handler<typeof listCalls.putOnList> = async ({ uid, influencerUid, on }, { actor, tx }) => {
  await lockList(tx, uid)
  const before = await countMembers(tx, uid)
  if (!on) {
    const { addedBy, addedAt } = await getMember(tx, uid, influencerUid)
    if (addedBy !== actor.accountUid || !addedAt || addedAt < plus(now(), -undoneWithin))
      throw new CallError('failed-precondition', 'Remove them on the list’s page, with a reason.')
    await tx.delete(influencerListMembers).where(isMember(uid, influencerUid))
    await recordList(tx, actor, 'member-removed', uid, {
      before: { members: before, influencerUid },
      after: { members: before - 1 },
    })
    return { done: true }
  }
  await assertMayJoin(tx, uid, influencerUid)
  const fresh = { addedAt: now(), addedBy: actor.accountUid, removedAt: null, removedBy: null, removedReason: null }
  await tx
    .insert(influencerListMembers)
    .values({ listUid: uid, influencerUid, ...fresh })
    .onConflictDoUpdate({ target: [influencerListMembers.listUid, influencerListMembers.influencerUid], set: fresh })
  await recordList(tx, actor, 'members-added', uid, {
    before: { members: before },
    after: { members: before + 1, added: [influencerUid] },
  })
  return { done: true }
}

/** Whom a rule dropped nobody objected to; whom somebody took off comes back on the list’s page alone. */
async function assertMayJoin(tx: Tx, uid: string, influencerUid: string): Promise<void> {
  if (!(await findInfluencers(tx, [influencerUid])).has(influencerUid)) throw noInfluencer()
  const [known] = await tx.select().from(influencerListMembers).where(isMember(uid, influencerUid))
  if (known && !known.removedAt) throw new CallError('failed-precondition', 'They’re already on this list.')
  if (known?.removedBy)
    throw new CallError(
      'failed-precondition',
      `They were removed from this list: “${known.removedReason ?? ''}”. To bring them back, add them on the list’s page.`,
    )
}
