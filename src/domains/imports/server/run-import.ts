import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { Sheet, SheetRow } from '../../../kit/server/sheets/sheet.ts'
import { must, one } from '../../../kit/contract/must.ts'
import { analyseVenues } from '../../profiles/server/likely-same.ts'
import { nothingSeen, planRows } from './plan-rows.ts'
import { usualCountry } from './places/usual-country.ts'
import { blankIn, correctedPortion, portions } from './portions.ts'
import { imports } from './tables.ts'
import { correctingOf } from './venues/corrections.ts'
import { dayOrderIn } from './visits/day-order.ts'
import { starterOf } from './starter.ts'
import { counted, writeRows } from './write-rows.ts'

/** After so many rows, and each time there are four times as many, the database looks at its venues anew. */
const firstLook = 2_000

export type Import = typeof imports.$inferSelect

/**
 * Takes in the rows of a list after the last one that is done, a portion a transaction, until it is over or somebody pauses it. Each
 * portion is counted with its rows, so that after a killed process it goes on where it was. Answers the import as it stands then.
 */
export async function runImport(
  db: Db,
  begun: Import,
  sheet: Sheet,
  onPortion: () => Promise<void> = async () => {},
): Promise<Import> {
  let run = begun
  const days = await dayOrderIn(db, sheet, begun)
  const facts = { dayOrder: days?.order ?? null, country: await usualCountry(sheet.rows(), begun) }
  let nextLook = firstLook
  while (nextLook <= run.counts.read) nextLook *= 4
  const most = begun.corrections.length > 0 ? correctedPortion : undefined
  for await (const rows of portions(sheet, begun.line, most)) {
    const next = await takeIn(db, run, rows, facts)
    if (!next) return one(await db.select().from(imports).where(eq(imports.uid, run.uid)))
    run = next
    await onPortion()
    if (run.counts.read < nextLook) continue
    await analyseVenues(db)
    nextLook *= 4
  }
  const done = await db
    .update(imports)
    .set({ state: 'done', activeAt: now() })
    .where(and(eq(imports.uid, run.uid), eq(imports.state, 'running')))
    .returning()
  return done[0] ?? one(await db.select().from(imports).where(eq(imports.uid, run.uid)))
}

/** Null where it isn’t to go on: somebody paused it, or another process is at work on it. */
async function takeIn(
  db: Db,
  { uid, line }: Import,
  rows: readonly SheetRow[],
  facts: Pick<Import, 'dayOrder' | 'country'>,
): Promise<Import | null> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(imports).where(eq(imports.uid, uid)).for('update')
    if (run?.state !== 'running' || run.line !== line) return null
    // Another list with the same people or venues waits, and then finds them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('rows of an import'))`)
    const starter = await starterOf(tx, run)
    const list = { ...run, ...correctingOf(run, starter), ...facts }
    const written = await writeRows(tx, run, await planRows(tx, rows, list, nothingSeen()), starter)
    const fields = {
      counts: counted(run.counts, written, blankIn(rows)),
      line: must(rows.at(-1)).line,
      activeAt: now(),
    }
    return one(await tx.update(imports).set(fields).where(eq(imports.uid, uid)).returning())
  })
}
