import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { now } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { conditionSql, findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
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
import { creatorFigureFacts as figures } from '../../../profiles/server/figure-facts.ts'
import { findStandingRisks } from '../../../profiles/server/risk-flags.ts'
import type { Platform } from '../../../profiles/vocabulary.ts'
import { creatorHealthFacts } from '../../../records/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { figureFields, isContentLate } from '../creator-figures.ts'
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
    ...figureFields,
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
  const rows = await db
    .select({ ...columnsOf(creator), ...columnsOf(figures) })
    .from(creator)
    .innerJoin(figures, eq(figures.influencerUid, creator.uid))
    .where(inArray(creator.uid, of))
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
  const overdue = await countOverdue(db, of)
  return rows.map(({ appliedAt, idCheckedAt, createdAt, ragFellAt, reviewAverage, numbersAt, lastSeenAt, ...row }) => ({
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
    reviewAverage: reviewAverage === null ? null : reviewAverage / 100,
    overdueCollabs: overdue.get(row.uid) ?? 0,
    numbersAt: numbersAt?.toISOString() ?? null,
    idCheckedAt: idCheckedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
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

async function countOverdue(db: Queryable, uids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ uid: collabFacts.influencerUid, count: sql<number>`count(*)::integer` })
    .from(collabFacts)
    .where(and(inArray(collabFacts.influencerUid, uids), isContentLate()))
    .groupBy(collabFacts.influencerUid)
  return new Map(rows.map(({ uid, count }) => [uid, count]))
}
