import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { failImport } from '../fail.ts'
import { fileKey } from '../files.ts'
import { forgetDrafts, forgetRows, isAtRest, undoneFrom } from '../forget.ts'
import { imports } from '../tables.ts'

/** Deletes the files of imports that can’t be undone any more, drafts that nobody started, what happened to each row, and venues that no one gave a city. */
export const forgetImports = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'forget-imports',
  cron: '50 3 * * *',
  run: async ({ db, config }) => {
    const storage = openStorage(config)
    await stopStranded(db, config)
    const old = await db
      .select({ uid: imports.uid })
      .from(imports)
      .where(and(isAtRest(), isNotNull(imports.bytes)))
    for (const { uid } of old) {
      await storage.remove(fileKey(uid))
      await db.update(imports).set({ bytes: null }).where(eq(imports.uid, uid))
    }
    await db.delete(imports).where(and(isAtRest(), eq(imports.state, 'draft')))
    await forgetRows(db)
    await forgetDrafts(db)
  },
})

/** Says of imports that nobody can go on with any more that they stopped: paused for too long, or without a file to read on. */
async function stopStranded(db: Db, config: Config): Promise<void> {
  const isStranded = or(eq(imports.state, 'paused'), and(eq(imports.state, 'running'), isNull(imports.bytes)))
  const stranded = await db
    .select({ uid: imports.uid, state: imports.state })
    .from(imports)
    .where(and(isStranded, lt(imports.activeAt, undoneFrom())))
  const again = 'Import it again: rows already imported stay as they are.'
  for (const { uid, state } of stranded) {
    const why =
      state === 'paused'
        ? 'It was paused for 7 days, so we stopped it.'
        : 'It was interrupted, and we no longer have its file.'
    await db.transaction((tx) => failImport(tx, config, uid, `${why} ${again}`))
  }
}
