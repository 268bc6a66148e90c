import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { influencerFacts, socialFacts } from '../../../profiles/server/facts.ts'
import { influencerListMembers, onList } from '../tables.ts'
import type { listCalls } from '../../contract.ts'
import { getListRow } from '../list.ts'

export const listListMembers: Handler<typeof listCalls.listListMembers> = async (
  { uid, removed, cursor, limit },
  { db },
) => {
  await getListRow(db, uid)
  const after = readCursor(cursor, 1)
  const rows = await db
    .select({
      member: influencerListMembers,
      profile: {
        uid: influencerFacts.uid,
        handle: influencerFacts.handle,
        name: influencerFacts.name,
        city: influencerFacts.homeCity,
        approval: influencerFacts.approval,
      },
      followers: sql<number | null>`(
        select max(${socialFacts.followers}) from ${socialFacts} where ${socialFacts.influencerUid} = ${influencerFacts.uid})`,
    })
    .from(influencerListMembers)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, influencerListMembers.influencerUid))
    .where(
      and(
        eq(influencerListMembers.listUid, uid),
        removed ? isNotNull(influencerListMembers.removedAt) : onList,
        after ? gt(influencerFacts.handle, String(after[0])) : undefined,
      ),
    )
    .orderBy(asc(influencerFacts.handle))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ profile }) => [profile.handle])
  const byUids = cut.rows.flatMap(({ member }) => [member.addedBy, member.removedBy])
  const names = await findDisplayNames(
    db,
    byUids.filter((byUid) => byUid !== null),
  )
  const nameOf = (byUid: string | null) => (byUid && names.get(byUid)) ?? null
  return {
    rows: cut.rows.map(({ member, profile, followers }) => ({
      ...profile,
      followers,
      addedBy: nameOf(member.addedBy),
      note: member.note,
      addedAt: member.addedAt?.toISOString() ?? null,
      removed: member.removedAt
        ? { at: member.removedAt.toISOString(), by: nameOf(member.removedBy), reason: member.removedReason ?? '' }
        : null,
    })),
    nextCursor: cut.nextCursor,
  }
}
