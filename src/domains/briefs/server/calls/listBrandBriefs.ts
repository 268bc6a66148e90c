import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { briefCalls } from '../../contract.ts'
import { briefs } from '../tables.ts'
import { viewRow } from '../view.ts'

const pageOf = preparedBy('briefs_of_brand', (db, name, conditions) =>
  db
    .select({ brief: briefs, brand: { name: brandFacts.name, district: brandFacts.district } })
    .from(briefs)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefs.brandUid))
    .where(and(eq(briefs.brandUid, sql.placeholder('brand')), ...conditions))
    .orderBy(desc(briefs.uid))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const listBrandBriefs: Handler<typeof briefCalls.listBrandBriefs> = async (
  { brandUid, status, cursor, limit },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  const after = readCursor(cursor, 1)
  const rows = await pageOf(
    db,
    {
      status: status && eq(briefs.status, sql.placeholder('status')),
      after: after && lt(briefs.uid, sql.placeholder('after')),
    },
    { brand: brandUid, status, after: after && String(after[0]), limit: limit + 1 },
  )
  const cut = cutPage(rows, limit, ({ brief }) => [brief.uid])
  return { rows: cut.rows.map(({ brief, brand }) => viewRow(actor, brief, brand)), nextCursor: cut.nextCursor }
}
