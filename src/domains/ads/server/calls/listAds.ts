import { inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import type { adCalls } from '../../contract.ts'
import { countsOf, viewAd } from '../save.ts'
import { adCounts, ads } from '../tables.ts'

const counted = (column: SQLWrapper) =>
  sql`(select coalesce(sum(${column}), 0)::integer from ${adCounts} where ${adCounts.adUid} = ${ads.uid})`

/** By its state and its dates; a function, because time passes. */
function stand() {
  const moment = sql`${now().toISOString()}::timestamptz`
  return sql`(case when ${ads.state} <> 'approved' then ${ads.state}
    when ${ads.endsAt} <= ${moment} then 'ended' when ${ads.startsAt} > ${moment} then 'planned' else 'running' end)`
}

/** The Ad Manager in the database. */
export const adsSql = (): TableSql => ({
  from: sql`${ads}`,
  uid: ads.uid,
  byDefault: '-created',
  fields: {
    name: { by: ads.name, type: 'text' },
    position: { by: ads.position, type: 'text' },
    cities: { by: sql`array(select jsonb_array_elements_text(${ads.audience} -> 'cities'))`, type: 'text[]' },
    stand: { by: stand(), type: 'text' },
    starts: { by: ads.startsAt, type: 'timestamptz' },
    ends: { by: ads.endsAt, ...missingAtEnd(ads.endsAt), type: 'timestamptz' },
    priority: { by: sql`${ads.priority}::text`, sortBy: ads.priority, sortType: 'integer', type: 'text' },
    house: { by: sql`${ads.house}::text`, type: 'text' },
    views: { by: counted(adCounts.views), type: 'integer' },
    clicks: { by: counted(adCounts.clicks), type: 'integer' },
    created: { by: ads.createdAt, type: 'timestamptz' },
  },
})

export const listAds: Handler<typeof adCalls.listAds> = async ({ search, ...asked }, { actor, db }) => {
  const page = await findTablePage(
    db,
    adsSql(),
    asked,
    search ? containsText([ads.name, ads.title, ads.text], search) : undefined,
  )
  const rows = page.uids.length === 0 ? [] : await db.select().from(ads).where(inArray(ads.uid, page.uids))
  const counts = await countsOf(db, page.uids)
  return { ...page, rows: inOrder(page.uids, rows).map((row) => viewAd(actor, row, counts.get(row.uid))) }
}
