import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accounts } from '../../../accounts/server/tables.ts'
import { influencerListMembers, influencerProfiles, onList } from '../../../profiles/server/tables.ts'
import type { listMeetings } from '../../contract.ts'
import { getListRow } from '../list.ts'

export const listListMembers: Handler<typeof listMeetings.listListMembers> = async (
  { uid, removed, cursor, limit },
  { db },
) => {
  await getListRow(db, uid)
  const after = readCursor(cursor, 1)
  const remover = alias(accounts, 'remover')
  const rows = await db
    .select({
      member: influencerListMembers,
      profile: {
        uid: influencerProfiles.uid,
        handle: influencerProfiles.handle,
        name: influencerProfiles.name,
        city: influencerProfiles.homeCity,
        approval: influencerProfiles.approval,
      },
      followers: sql<number | null>`(
        select max(s.followers) from social_accounts s where s.influencer_uid = ${influencerProfiles.uid})`,
      addedBy: accounts.displayName,
      removedBy: remover.displayName,
    })
    .from(influencerListMembers)
    .innerJoin(influencerProfiles, eq(influencerProfiles.uid, influencerListMembers.influencerUid))
    .leftJoin(accounts, eq(accounts.uid, influencerListMembers.addedBy))
    .leftJoin(remover, eq(remover.uid, influencerListMembers.removedBy))
    .where(
      and(
        eq(influencerListMembers.listUid, uid),
        removed ? isNotNull(influencerListMembers.removedAt) : onList,
        after ? gt(influencerProfiles.handle, String(after[0])) : undefined,
      ),
    )
    .orderBy(asc(influencerProfiles.handle))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ profile }) => [profile.handle])
  return {
    rows: cut.rows.map(({ member, profile, followers, addedBy, removedBy }) => ({
      ...{ ...profile, followers, addedBy, note: member.note },
      addedAt: member.addedAt?.toISOString() ?? null,
      removed: member.removedAt
        ? { at: member.removedAt.toISOString(), by: removedBy, reason: member.removedReason ?? '' }
        : null,
    })),
    nextCursor: cut.nextCursor,
  }
}
