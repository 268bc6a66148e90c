import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { retention } from '../../../access/retention.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import { undoDays } from '../outcomes.ts'
import { isVenueDraft } from './reads.ts'
import { importRows, imports } from './tables.ts'

/** Imports that last moved before this moment can’t be undone any more. */
export const undoneFrom = (): Date => plus(now(), -undoDays * dayMs)

/** Moved too long ago to be undone, and nothing is done with it now. */
export const isAtRest = () => and(lt(imports.activeAt, undoneFrom()), notInArray(imports.state, ['running', 'undoing']))

/** Forgets what became of the lines of imports that can’t be undone any more. A venue that still needs a city, or waits for its owner to add it, stays longer. */
export async function forgetRows(db: Queryable): Promise<void> {
  const old = db.select({ uid: imports.uid }).from(imports).where(isAtRest())
  await db
    .delete(importRows)
    .where(and(inArray(importRows.importUid, old), isNull(importRows.cells), isNull(importRows.own)))
}

/** Deletes venues that nobody gave a city in time, and counts them as left out; and those that no owner added in time. */
export async function forgetDrafts(db: Db): Promise<void> {
  const before = plus(now(), -retention.importedDrafts.days * dayMs)
  const ofOwners = db
    .select({ uid: imports.uid })
    .from(imports)
    .where(and(isNotNull(imports.orgUid), lt(imports.activeAt, before)))
  await db.delete(importRows).where(and(inArray(importRows.importUid, ofOwners), isNotNull(importRows.own)))
  const old = await db
    .selectDistinct({ uid: imports.uid })
    .from(imports)
    .innerJoin(importRows, eq(importRows.importUid, imports.uid))
    .where(and(isVenueDraft, lt(imports.activeAt, before)))
  for (const { uid } of old)
    await db.transaction(async (tx) => {
      const [run] = await tx.select().from(imports).where(eq(imports.uid, uid)).for('update')
      if (!run) return
      const gone = await tx
        .delete(importRows)
        .where(and(eq(importRows.importUid, uid), isVenueDraft))
        .returning({ line: importRows.line })
      const { counts } = run
      const left = { asks: counts.asks - gone.length, refused: counts.refused + gone.length }
      await tx
        .update(imports)
        .set({ counts: { ...counts, ...left } })
        .where(eq(imports.uid, uid))
    })
}
