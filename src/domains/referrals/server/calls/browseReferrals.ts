import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { accountsNamed } from '../../../accounts/server/accounts-named.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { referralCalls } from '../../contract.ts'
import { typeOf } from '../inviters.ts'
import { referrals } from '../tables.ts'

/** Our team’s list in the database. Every `by` that can be sorted has its index. */
export const referralsSql: TableSql = {
  from: sql`${referrals}`,
  uid: referrals.uid,
  byDefault: '-joined',
  fields: {
    name: { by: referrals.name, type: 'text' },
    kind: { by: referrals.kind, type: 'text' },
    state: { by: referrals.state, type: 'text' },
    joined: { by: referrals.joinedAt, type: 'timestamptz' },
    qualified: { by: referrals.qualifiedAt, ...missingAtEnd(referrals.qualifiedAt), type: 'timestamptz' },
  },
}

const matchesSearch = (search: string) =>
  or(containsText([referrals.name], search), sql`${referrals.accountUid} in ${accountsNamed(search)}`)

export const browseReferrals: Handler<typeof referralCalls.browseReferrals> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(db, referralsSql, asked, search ? matchesSearch(search) : undefined)
  return {
    rows: inOrder(page.uids, await viewReferrals(db, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewReferrals(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ referral: referrals, venue: brandFacts.name, creator: influencerFacts.name })
    .from(referrals)
    .leftJoin(brandFacts, eq(brandFacts.uid, referrals.profileUid))
    .leftJoin(influencerFacts, eq(influencerFacts.uid, referrals.profileUid))
    .where(inArray(referrals.uid, [...uids]))
  const names = await findProfileNames(
    db,
    rows.map(({ referral }) => referral.inviterUid),
  )
  return rows.map(({ referral: { uid, inviterUid, kind, accountUid, profileUid, ...row }, venue, creator }) => ({
    uid,
    inviter: { uid: inviterUid, type: typeOf(inviterUid), name: names.get(inviterUid) ?? 'Deleted profile' },
    kind,
    name: venue ?? creator ?? row.name,
    accountUid,
    profileUid,
    state: row.state,
    thankYou: row.thankYou,
    joinedAt: row.joinedAt.toISOString(),
    qualifiedAt: row.qualifiedAt?.toISOString() ?? null,
    note: row.note,
  }))
}

async function findProfileNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  const brands = await db
    .select({ uid: brandFacts.uid, name: brandFacts.name })
    .from(brandFacts)
    .where(inArray(brandFacts.uid, [...uids]))
  const creators = await db
    .select({ uid: influencerFacts.uid, name: influencerFacts.name })
    .from(influencerFacts)
    .where(inArray(influencerFacts.uid, [...uids]))
  return new Map([...brands, ...creators].map(({ uid, name }) => [uid, name]))
}
