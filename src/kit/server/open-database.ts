import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { lockDataDir } from './data-lock.ts'
import { type Database, openEmbedded, openPostgres, type Purpose } from './database.ts'

/** The database of the settings: a server by DATABASE_URL, else the embedded one in DATA_DIR, held by this process alone. */
export async function openDatabase(config: Config, purpose: Purpose = 'calls'): Promise<Database> {
  if (config.DATABASE_URL)
    return openPostgres(config.DATABASE_URL, {
      poolerUrl: purpose === 'calls' ? config.DATABASE_POOLER_URL : undefined,
      readUrl: purpose === 'calls' ? config.DATABASE_READ_URL : undefined,
      name: config.PRODUCT_NAME,
      purpose,
    })
  const release = await lockDataDir(config.DATA_DIR)
  const database = await openEmbedded(join(resolve(config.DATA_DIR), 'database'), {
    isSynced: config.dataSync,
  }).catch((error: unknown) => {
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

/** The same database for another purpose: connections of its own on a server, so that neither waits for the other. */
export async function openBeside(database: Database, config: Config, purpose: Purpose): Promise<Database> {
  return config.DATABASE_URL ? openDatabase(config, purpose) : { ...database, close: async () => undefined }
}
