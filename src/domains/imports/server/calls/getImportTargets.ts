import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { listNames } from '../../../lists/server/reads.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import type { importCalls } from '../../contract.ts'
import { isOfVisits } from '../../fields.ts'
import { getImportRow } from '../reads.ts'
import { importRows } from '../tables.ts'

/** How many of each are named. */
const most = 5

export const getImportTargets: Handler<typeof importCalls.getImportTargets> = async ({ uid }, { db }) => {
  const { kind } = await getImportRow(db, uid)
  const isIn = and(eq(importRows.importUid, uid), inArray(importRows.outcome, ['added', 'merged']))
  const listUid = sql<string>`${importRows.member} ->> 'listUid'`
  const lists =
    kind === 'lists'
      ? await db
          .selectDistinct({ uid: listUid })
          .from(importRows)
          .where(and(isIn, isNotNull(listUid)))
      : []
  const venues = isOfVisits(kind)
    ? await db.selectDistinct({ uid: importRows.brandUid }).from(importRows).where(isIn).limit(most)
    : []
  const names = new Map((lists.length > 0 ? await listNames(db) : []).map((list) => [list.uid, list.name]))
  const brands = await findBrands(
    db,
    venues.flatMap((venue) => venue.uid ?? []),
  )
  return {
    lists: lists
      .flatMap((list) => {
        const name = names.get(list.uid)
        return name === undefined ? [] : [{ uid: list.uid, name }]
      })
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .slice(0, most),
    venues: [...brands.values()].map(({ uid: venueUid, name }) => ({ uid: venueUid, name })),
  }
}
