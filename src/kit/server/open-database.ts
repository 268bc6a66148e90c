import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { lockDataDir } from './data-lock.ts'
import { type Database, openEmbedded, openPostgres } from './database.ts'

/** The database of the settings: a server by DATABASE_URL, else the embedded one in DATA_DIR, held by this process alone. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL)
    return openPostgres(config.DATABASE_URL, { readUrl: config.DATABASE_READ_URL, name: config.PRODUCT_NAME })
  const release = await lockDataDir(config.DATA_DIR)
  const database = await openEmbedded(join(resolve(config.DATA_DIR), 'database')).catch((error: unknown) => {
    release()
    throw error
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      release()
    },
  }
}
