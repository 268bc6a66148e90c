import { and, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { now } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { conditionSql, findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { isPossibleDuplicate } from '../../../duplicates/server/facts.ts'
import { findSignals } from '../../../duplicates/server/pairs.ts'
import { isOnAnyList, listNamesOf, listsAsArray } from '../../../lists/server/reads.ts'
import {
  influencerDeskFacts as creator,
  placeFacts,
  riskFlagFacts,
  socialFacts,
} from '../../../profiles/server/facts.ts'
import { findStandingRisks } from '../../../profiles/server/risk-flags.ts'
import type { Platform } from '../../../profiles/vocabulary.ts'
import { creatorHealthFacts } from '../../../records/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { ragFields } from '../rag-conditions.ts'

/** Whether any of what belongs to a creator matches: "is not" and "is empty" are that none does. */
function anyOf(from: SQL, by: SQL, condition: Condition, also: SQL = sql`true`): SQL {
  const { is, values } = condition
  const isNone = is === 'not' || is === 'empty'
  const matches = values.length === 0 ? sql`true` : conditionSql({ by, type: 'text' }, { ...condition, is: 'is' })
  const found = sql`exists (select from ${from} where ${also} and ${matches})`
  return isNone ? sql`not ${found}` : found
}

/** By columns as they are, not by an expression of them: PostgreSQL then knows how many rows that leaves. */
function isInState({ is, values }: Condition): SQL {
  const applied = sql`${creator.approval} = 'applied' and ${creator.appliedAt}`
  const others = values.filter((value) => value !== 'applied' && value !== 'unfinished')
  const found = or(
    others.length > 0 ? sql`${creator.approval} = any(${sql.param(others)}::text[])` : undefined,
    values.includes('applied') ? sql`(${applied} is not null)` : undefined,
    values.includes('unfinished') ? sql`(${applied} is null)` : undefined,
  )
  return is === 'not' ? sql`not ${found}` : sql`${found}`
}

/** Lists that are deleted find nobody. */
function isOnLists({ is, values }: Condition): SQL {
  const found =
    values.length > 0 ? isOnAnyList(creator.uid, values) : sql`cardinality(${listsAsArray(creator.uid)}) > 0`
  return is === 'not' || is === 'empty' ? sql`not ${found}` : found
}

/** The Influencer Manager in the database. Every `by` that can be sorted has its index in the tables of profiles. */
export const creatorsSql: TableSql = {
  from: sql`${creator}`,
  uid: creator.uid,
  byDefault: '-created',
  fields: {
    handle: { by: creator.handle, type: 'text' },
    city: { by: creator.homeCity, type: 'text' },
    found: {
      by: creator.homeCity,
      type: 'text',
      matches: (condition) =>
        anyOf(
          sql`${placeFacts}`,
          sql`${placeFacts.city}`,
          condition,
          sql`${placeFacts.influencerUid} = ${creator.uid} and coalesce(${placeFacts.until}, 'infinity') >= ${now().toISOString().slice(0, 10)}::date`,
        ),
    },
    platform: {
      by: creator.uid,
      type: 'text',
      matches: (condition) =>
        anyOf(
          sql`${socialFacts}`,
          sql`${socialFacts.platform}`,
          condition,
          sql`${socialFacts.influencerUid} = ${creator.uid}`,
        ),
    },
    followers: { by: creator.largestFollowing, type: 'integer' },
    reliability: { by: creator.reliability, sortBy: creator.knownReliability, type: 'integer' },
    visits: { by: creator.visitsCompleted, type: 'integer' },
    state: { by: creator.approval, type: 'text', matches: isInState },
    priority: { by: creator.priority, type: 'integer' },
    labels: { by: creator.labels, type: 'text[]' },
    risks: {
      by: creator.uid,
      type: 'text',
      matches: (condition) =>
        anyOf(
          sql`${riskFlagFacts}`,
          sql`${riskFlagFacts.kind}`,
          condition,
          sql`${riskFlagFacts.influencerUid} = ${creator.uid} and ${riskFlagFacts.endedAt} is null and ${riskFlagFacts.until} >= ${now().toISOString().slice(0, 10)}::date`,
        ),
    },
    ...ragFields(creator, creatorHealthFacts),
    lists: { by: creator.uid, type: 'text', matches: isOnLists },
    alike: { by: creator.uid, type: 'text', matches: (condition) => isPossibleDuplicate(creator.uid, condition) },
    idChecked: { by: creator.idCheckedAt, ...missingAtEnd(creator.idCheckedAt), type: 'timestamptz' },
    created: { by: creator.createdAt, type: 'timestamptz' },
  },
}

/** Creators whose handle or name contains the search. */
export function matchesCreator(search: string | undefined) {
  return search ? containsText([creator.handle, creator.name], search) : undefined
}

export const browseCreators: Handler<typeof staffCalls.browseCreators> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(db, creatorsSql, asked, matchesCreator(search))
  return {
    rows: inOrder(page.uids, await viewListedCreators(db, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewListedCreators(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const of = [...uids]
  const rows = await db.select().from(creator).where(inArray(creator.uid, of))
  const health = await findHealth(db, of)
  const social = await db
    .select({
      influencerUid: socialFacts.influencerUid,
      platform: socialFacts.platform,
      followers: socialFacts.followers,
      confirmedAt: socialFacts.confirmedAt,
      audience: socialFacts.audience,
    })
    .from(socialFacts)
    .where(inArray(socialFacts.influencerUid, of))
  const lists = await listNamesOf(db, uids)
  const risks = await findStandingRisks(db, uids)
  const alike = await findSignals(db, uids)
  const collabs = await countCollabs(db, of)
  const seen = await findLastSeen(db, of)
  return rows.map(({ appliedAt, idCheckedAt, createdAt, ragFellAt, ...row }) => ({
    ...row,
    ragFellAt: ragFellAt?.toISOString() ?? null,
    ragCauses: health.get(row.uid)?.causes ?? [],
    ragReason: health.get(row.uid)?.reason ?? null,
    hasApplied: appliedAt !== null,
    risks: risks.get(row.uid) ?? [],
    alike: alike.get(row.uid) ?? [],
    lists: lists.get(row.uid) ?? [],
    localAudience: localOf(
      social.filter(({ influencerUid }) => influencerUid === row.uid),
      row.homeCity,
    ),
    openCollabs: collabs.get(row.uid)?.open ?? 0,
    overdueCollabs: collabs.get(row.uid)?.overdue ?? 0,
    idCheckedAt: idCheckedAt?.toISOString() ?? null,
    lastSeenAt: seen.get(row.uid) ?? null,
    createdAt: createdAt.toISOString(),
    social: social
      .filter(({ influencerUid }) => influencerUid === row.uid)
      .map(({ platform, followers, confirmedAt }) => ({ platform, followers, confirmedAt: confirmedAt.toISOString() })),
  }))
}

/** Why they have the colour they have. */
async function findHealth(db: Queryable, uids: string[]) {
  const { recordUid, causes, override, overrideReason } = creatorHealthFacts
  const rows = await db
    .select({ recordUid, causes, override, reason: overrideReason })
    .from(creatorHealthFacts)
    .where(inArray(recordUid, uids))
  return new Map(rows.map((row) => [row.recordUid, { causes: row.causes, reason: row.override && row.reason }]))
}

type Account = { platform: Platform; audience: { city?: Readonly<Record<string, number>> } }

/** Of YouTube's numbers nothing is worked out: its terms do not allow it. */
function localOf(accounts: readonly Account[], city: string): number | null {
  const shares = accounts.flatMap(({ platform, audience }) =>
    platform === 'youtube' ? [] : (audience.city?.[city] ?? []),
  )
  return shares.length === 0 ? null : Math.max(...shares)
}

async function countCollabs(db: Queryable, uids: string[]): Promise<Map<string, { open: number; overdue: number }>> {
  const isLate = sql`${collabFacts.stage} = 4 and ${collabFacts.contentDueAt} < ${now().toISOString()}::timestamptz`
  const rows = await db
    .select({
      uid: collabFacts.influencerUid,
      open: sql<number>`count(*)::integer`,
      overdue: sql<number>`(count(*) filter (where ${isLate}))::integer`,
    })
    .from(collabFacts)
    .where(and(inArray(collabFacts.influencerUid, uids), eq(collabFacts.outcome, 'open')))
    .groupBy(collabFacts.influencerUid)
  return new Map(rows.map(({ uid, ...counts }) => [uid, counts]))
}

/** When one of the accounts behind a profile was last used. */
async function findLastSeen(db: Queryable, uids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ uid: membershipFacts.profileUid, at: max(accountFacts.lastSeenAt) })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, membershipFacts.accountUid))
    .where(inArray(membershipFacts.profileUid, uids))
    .groupBy(membershipFacts.profileUid)
  return new Map(rows.map(({ uid, at }) => [uid, at?.toISOString() ?? null]))
}
