import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { now } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import { orientations } from '../../orientation.ts'
import { type RightsState, rightsStates } from '../../rights.ts'
import type { ShownState } from '../../showcase-list.ts'
import { viewListedShowcase } from '../showcase.ts'
import { standing } from '../showcase-filters.ts'
import { addedAt, deliverables, reviews } from '../tables.ts'

const ofCollab = (column: 'influencerUid' | 'briefUid') =>
  sql`(select ${collabFacts[column]} from ${collabFacts} where ${collabFacts.uid} = ${deliverables.collabUid})`
const creatorName = sql`(select ${influencerFacts.name} from ${influencerFacts} where ${influencerFacts.uid} = ${ofCollab('influencerUid')})`
const usageRights = sql`(select ${collabFacts.terms} ->> 'usageRights' from ${collabFacts} where ${collabFacts.uid} = ${deliverables.collabUid})`
const rating = sql`(select ${reviews.value}::text from ${reviews} where ${reviews.collabUid} = ${deliverables.collabUid} and ${reviews.side} = 'brand')`

/** Rows for which any of the values holds, or none of them. */
function anyOf<Value extends string>(
  known: readonly Value[],
  { is, values }: Condition,
  holds: (value: Value) => SQL,
): SQL {
  const any = sql`(${or(...known.filter((value) => values.includes(value)).map(holds))})`
  return is === 'not' ? sql`not coalesce(${any}, false)` : any
}

const states: Record<ShownState, SQL> = {
  'in-review': sql`${deliverables.status} = 'pending'`,
  approved: sql`${deliverables.status} = 'approved'`,
  published: sql`${deliverables.status} = 'published'`,
}

function hasRights(state: RightsState): SQL {
  const moment = sql`${now().toISOString()}::timestamptz`
  if (state === 'none') return sql`${deliverables.rightsUntil} is null`
  if (state === 'ended') return sql`${deliverables.rightsUntil} <= ${moment}`
  return sql`(${deliverables.rightsUntil} > ${moment} and ${usageRights} = ${state})`
}

/**
 * A brand's content in the database. `deliverables_of_brand` finds one brand's, newest first; in any other order only these are
 * sorted, however many there are in all.
 */
const showcaseSql = (db: Queryable): TableSql => ({
  from: sql`${deliverables}`,
  uid: deliverables.uid,
  byDefault: '-added',
  fields: {
    creator: { by: ofCollab('influencerUid'), sortBy: creatorName, type: 'text' },
    brief: { by: ofCollab('briefUid'), type: 'text' },
    type: { by: deliverables.type, type: 'text' },
    platform: { by: deliverables.platform, type: 'text' },
    state: {
      by: deliverables.status,
      type: 'text',
      matches: (condition) => anyOf(['in-review', 'approved', 'published'], condition, (state) => states[state]),
    },
    rights: {
      by: deliverables.uid,
      type: 'text',
      matches: (condition) => anyOf(rightsStates, condition, hasRights),
    },
    until: { by: deliverables.rightsUntil, ...missingAtEnd(deliverables.rightsUntil), type: 'timestamptz' },
    shape: {
      by: deliverables.uid,
      type: 'text',
      matches: (condition) => anyOf(orientations, condition, (shape) => standing(db, shape)),
    },
    rating: { by: rating, type: 'text' },
    views: { by: deliverables.views, sortBy: sql`coalesce(${deliverables.views}, -1)`, type: 'integer' },
    added: { by: addedAt(deliverables), type: 'timestamptz' },
    approved: { by: deliverables.approvedAt, ...missingAtEnd(deliverables.approvedAt), type: 'timestamptz' },
    published: { by: deliverables.publishedAt, ...missingAtEnd(deliverables.publishedAt), type: 'timestamptz' },
  },
})

export const browseShowcase: Handler<typeof contentCalls.browseShowcase> = async (
  { brandUid, uid, search, ...asked },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const own = and(
    eq(deliverables.brandUid, brandUid),
    sql`${addedAt(deliverables)} is not null`,
    uid ? eq(deliverables.uid, uid) : undefined,
    search ? containsText([deliverables.caption, creatorName], search) : undefined,
  )
  const { uids, nextCursor, count } = await findTablePage(db, showcaseSql(db), asked, own)
  const found = uids.length === 0 ? [] : await findByUid(db, uids)
  return { rows: inOrder(uids, await viewListedShowcase(db, config, actor, found)), nextCursor, count }
}

function findByUid(db: Queryable, uids: readonly string[]) {
  return db
    .select({ deliverable: deliverables, collab: columnsOf(collabFacts) })
    .from(deliverables)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .where(inArray(deliverables.uid, [...uids]))
}
