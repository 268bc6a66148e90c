import { and, inArray, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { cutPage, foreignCursor, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, selectTablePage, type TableSql } from '../../../../kit/server/table-page.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import { influencerFacts, socialFacts } from '../../../profiles/server/facts.ts'
import type { collabCalls } from '../../contract.ts'
import { findOffers } from '../offers.ts'
import { isRequestOf } from '../requests.ts'
import { collabs, termsProposals } from '../tables.ts'
import { fitsToday, viewCollabs } from '../view.ts'

/** Of so many the match is compared. */
const mostMatched = 500

const ofCreator = (column: 'name' | 'reliability' | 'visitsCompleted' | 'homeCity') =>
  sql`(select ${influencerFacts[column]} from ${influencerFacts} where ${influencerFacts.uid} = ${collabs.influencerUid})`
const largest = sql`select max(${socialFacts.followers}) from ${socialFacts} where ${socialFacts.influencerUid} = ${collabs.influencerUid}`
/** Those of the account that `askedAccount` takes: the largest on a platform that the brief asks for, or the largest of all. */
const followers = sql`coalesce((${largest} and ${socialFacts.platform} in (
  select asked ->> 'platform' from ${briefFacts}, jsonb_array_elements(${briefFacts.deliverables}) asked
  where ${briefFacts.uid} = ${collabs.briefUid})), (${largest}), 0)`
const suggestsOthers = sql`exists (select from ${termsProposals} where ${termsProposals.collabUid} = ${collabs.uid} and ${termsProposals.state} = 'open')`

/**
 * A brand's requests in the database. `collabs_brand` finds those of one brand, which are a few hundred at most: only they are
 * sorted, however many collabs there are.
 */
const requestsSql: TableSql = {
  from: sql`${collabs}`,
  uid: collabs.uid,
  byDefault: '-requested',
  fields: {
    creator: { by: ofCreator('name'), type: 'text' },
    brief: { by: collabs.briefUid, type: 'text' },
    followers: { by: followers, type: 'integer' },
    // Who has not been judged yet comes after all who have.
    reliability: {
      by: ofCreator('reliability'),
      sortBy: sql`coalesce(${ofCreator('reliability')}, -1)`,
      type: 'integer',
    },
    visits: { by: ofCreator('visitsCompleted'), type: 'integer' },
    city: { by: ofCreator('homeCity'), type: 'text' },
    terms: { by: sql`case when ${suggestsOthers} then 'suggested' else 'brief' end`, type: 'text' },
    times: { by: sql`case when ${collabs.preferred} is null then 'open' else 'named' end`, type: 'text' },
    requested: { by: collabs.requestedAt, type: 'timestamptz' },
    due: { by: collabs.expiresAt, type: 'timestamptz' },
  },
}

/** Requests whose words, brief or creator contain the search. */
function matchesSearch(search: string) {
  const briefs = sql`${collabs.briefUid} in (select ${briefFacts.uid} from ${briefFacts} where ${containsText([briefFacts.title], search)})`
  const creators = sql`${collabs.influencerUid} in (select ${influencerFacts.uid} from ${influencerFacts} where ${containsText([influencerFacts.name, influencerFacts.handle], search)})`
  return sql`(${containsText([collabs.message], search)} or ${briefs} or ${creators})`
}

export const browseRequests: Handler<typeof collabCalls.browseRequests> = async (
  { brandUid, search, ...asked },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const waiting = and(isRequestOf(brandUid), search ? matchesSearch(search) : undefined)
  const isByMatch = asked.want === 'rows' && (asked.sort === 'match' || asked.sort === '-match')
  const { uids, nextCursor, count } = isByMatch
    ? await findByMatch(db, asked, waiting)
    : await findTablePage(db, requestsSql, asked, waiting)
  const rows = await findByUid(db, uids)
  return { rows: await viewCollabs(db, actor, inOrder(uids, rows)), nextCursor, count }
}

function findByUid(db: Queryable, uids: readonly string[]) {
  return uids.length === 0
    ? []
    : db
        .select()
        .from(collabs)
        .where(inArray(collabs.uid, [...uids]))
}

/** A page by today's match, which no index has: the newest requests are compared. */
async function findByMatch(
  db: Queryable,
  asked: Parameters<typeof selectTablePage>[2],
  waiting: Parameters<typeof selectTablePage>[3],
) {
  const { sort = '-match', cursor, limit } = asked
  const after = readCursor(cursor, 3)
  if (after && after[0] !== sort) throw foreignCursor()
  const newest = { where: asked.where, sort: '-requested', want: 'rows', limit: mostMatched - 1 } as const
  const found = await selectTablePage(db, requestsSql, newest, waiting)
  const rows = await findByUid(
    db,
    found.map(({ uid }) => uid),
  )
  const offers = await findOffers(
    db,
    rows.map(({ briefUid }) => briefUid),
  )
  const influencers = await findInfluencers(
    db,
    rows.map(({ influencerUid }) => influencerUid),
  )
  const fits = await fitsToday(db, rows, offers, influencers)
  const sign = sort === 'match' ? 1 : -1
  const order = (a: Matched, b: Matched) => sign * (a.score - b.score || (a.uid < b.uid ? -1 : 1))
  const last = after && { score: Number(after[1]), uid: String(after[2]) }
  // Of those that still wait: whatever was answered since the first read has no match any more.
  const rest = [...fits]
    .map(([uid, { score }]) => ({ uid, score }))
    .toSorted(order)
    .filter((one) => last === null || (one.uid !== last.uid && order(last, one) < 0))
  const cut = cutPage(rest.slice(0, limit + 1), limit, ({ score, uid }) => [sort, score, uid])
  return { uids: cut.rows.map(({ uid }) => uid), nextCursor: cut.nextCursor, count: null }
}

type Matched = { uid: string; score: number }
