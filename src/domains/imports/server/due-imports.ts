import { and, asc, eq, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { eachAlone } from '../../../kit/server/due.ts'
import type { Log } from '../../../kit/server/log.ts'
import { type Sheet, UnreadableFile } from '../../../kit/server/sheets/sheet.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { failImport } from './fail.ts'
import { withList } from './files.ts'
import type { Import } from './run-import.ts'
import { imports } from './tables.ts'
import { takeBack } from './undo.ts'

type Context = { db: Db; log: Log; config: Config }

/** Tries within half an hour, after which an import that fails for a reason of ours stops. */
const mostTries = 6
const ourFault =
  'Something went wrong on our side, and trying again didn’t help. We’re looking into it. Rows already imported stay as they are. Import the file again later.'

/**
 * Takes in the lists that were started and takes back those that are to be undone, one after the other. After a killed process it goes
 * on where it was, and nothing goes in twice.
 */
export async function doDueImports({ db, log, config }: Context, storage: Storage): Promise<void> {
  const seen: string[] = []
  for (let run = await findNext(db, seen); run; run = await findNext(db, seen)) {
    seen.push(run.uid)
    await eachAlone(
      { db, log },
      'run-imports',
      [run],
      ({ uid }) => uid,
      (due, failures) => goOn({ db, log, config }, storage, due, failures),
    )
  }
}

async function findNext(db: Db, seen: readonly string[]): Promise<Import | null> {
  const [run] = await db
    .select()
    .from(imports)
    .where(
      and(
        // What the command takes in is its own.
        or(eq(imports.state, 'undoing'), and(eq(imports.state, 'running'), isNotNull(imports.bytes))),
        notInArray(imports.uid, [...seen]),
      ),
    )
    .orderBy(asc(imports.createdAt))
    .limit(1)
  return run ?? null
}

/** Takes in or takes back what is due. An import whose file can’t be read stops at once, another that can’t go on after its last try. */
async function goOn({ db, log, config }: Context, storage: Storage, run: Import, failures: number): Promise<void> {
  const show = (...touches: string[]) => pushTo(db, run.accountUid ? [run.accountUid] : [], touches)
  if (run.state === 'undoing') await takeBack(db, run.uid)
  else
    await withList(storage, run, async (sheet) => {
      // What reads rows knows all countries, time zones and phone numbers: it is loaded when there are some.
      const { runImport } = await import('./run-import.ts')
      return runImport(db, await countRows(db, run, sheet), sheet, () => show('import'))
    }).catch(async (error: unknown) => {
      const isUnreadable = error instanceof UnreadableFile
      if (!isUnreadable && failures + 1 < mostTries) throw error
      if (!isUnreadable) log.error({ err: error, import: run.uid }, 'an import was given up')
      await db.transaction((tx) => failImport(tx, config, run.uid, isUnreadable ? error.message : ourFault))
    })
  await show('import', 'profile', 'value')
}

/** Counts the rows before the first goes in, by which its progress is shown. */
async function countRows(db: Db, run: Import, sheet: Sheet): Promise<Import> {
  if (run.total !== null) return run
  let total = 0
  for await (const _ of sheet.rows()) total += 1
  return one(await db.update(imports).set({ total }).where(eq(imports.uid, run.uid)).returning())
}
