import { and, eq, inArray } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { influencerListMembers } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { countMembers, lockList, recordList } from '../list.ts'
import { matchInfluencers } from '../match.ts'

export const addListMembers: Handler<typeof listCalls.addListMembers> = async (
  { uid, creators, bringBack },
  { actor, tx },
) => {
  await lockList(tx, uid)
  const { matched, unmatched } = await matchInfluencers(tx, creators)
  const uids = matched.map((one) => one.uid)
  const isOf = and(eq(influencerListMembers.listUid, uid), inArray(influencerListMembers.influencerUid, uids))
  const known = uids.length > 0 ? await tx.select().from(influencerListMembers).where(isOf) : []
  const there = new Set(known.filter(({ removedAt }) => !removedAt).map(({ influencerUid }) => influencerUid))
  // Whom a rule dropped, nobody objected to.
  const objections = new Map(
    known
      .filter(({ removedAt, removedBy }) => removedAt && removedBy && !bringBack)
      .map(({ influencerUid, removedReason }) => [influencerUid, removedReason ?? '']),
  )
  const added = matched.filter((one) => !there.has(one.uid) && !objections.has(one.uid))
  if (added.length > 0) {
    const before = await countMembers(tx, uid)
    const fresh = { addedAt: now(), addedBy: actor.accountUid, removedAt: null, removedBy: null, removedReason: null }
    await tx
      .insert(influencerListMembers)
      .values(added.map((one) => ({ listUid: uid, influencerUid: one.uid, ...fresh })))
      .onConflictDoUpdate({ target: [influencerListMembers.listUid, influencerListMembers.influencerUid], set: fresh })
    await recordList(tx, actor, 'members-added', uid, {
      before: { members: before },
      after: { members: before + added.length, added: added.map((one) => one.uid) },
    })
  }
  return {
    added,
    there: matched.filter((one) => there.has(one.uid)),
    removed: matched.flatMap((one) => {
      const reason = objections.get(one.uid)
      return reason === undefined ? [] : [{ ...one, reason }]
    }),
    unmatched,
  }
}
