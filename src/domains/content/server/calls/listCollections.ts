import { asc, eq } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { itemsOf } from '../collections.ts'
import { findCovers } from '../covers.ts'
import { collections } from '../tables.ts'

const noCover = { picture: null, placeholder: null }

export const listCollections: Handler<typeof contentCalls.listCollections> = async (
  { brandUid },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const rows = await db
    .select({ uid: collections.uid, name: collections.name })
    .from(collections)
    .where(eq(collections.brandUid, brandUid))
    .orderBy(asc(collections.name), asc(collections.uid))
  const items = await itemsOf(
    db,
    rows.map(({ uid }) => uid),
  )
  /** What may be its cover: the first with a picture whose rights have not ended. */
  const candidates = (uid: string) => items(uid).slice(0, 3)
  const covers = await findCovers(
    db,
    config,
    rows.flatMap(({ uid }) => candidates(uid)),
  )
  const coverOf = (uid: string) =>
    candidates(uid)
      .map((one) => covers.get(one))
      .find((cover) => cover?.picture)
  return {
    rows: rows.map((row) => {
      const { picture, placeholder } = coverOf(row.uid) ?? noCover
      return { ...row, deliverableUids: items(row.uid), cover: { picture, placeholder } }
    }),
  }
}
