import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { minuteMs, now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { eachAlone, listToRetry } from '../../../../kit/server/due.ts'
import { inWorkFolder } from '../../../../kit/server/work-folder.ts'
import { writeExport } from '../exports.ts'
import { encryptFor } from '../nightly/encrypt.ts'
import { listNightly, listOver, nightOf } from '../nightly/nights.ts'
import { storedExports } from '../tables.ts'

const name = 'nightly-exports'
/** A run begins no further organisation after this time; the next run goes on. */
const longestMs = 5 * minuteMs

type Target = { storage: Storage; prefix: string }
/** Where archives go, with what begins every key there; null where there are none. */
export type OpenTarget = (config: Config) => Target | null

type Due = { orgUid: string; name: string | null }

/**
 * Stores an archive of each organisation that wants one, once a night, and removes those of nights before the last few. One that
 * fails stops no other, is tried again, and is shown to our team from its third failure on.
 */
export const nightlyExportsJob = (openStorage: (config: Config) => Storage, openTarget: OpenTarget): DomainJob => ({
  name,
  cron: '*/10 * * * *',
  run: async ({ db, config, log }) => {
    const target = openTarget(config)
    if (!target) return
    const begun = performance.now()
    const night = nightOf(now())
    for (const one of await listDue(db, config, night)) {
      if (performance.now() - begun > longestMs) return
      await eachAlone(
        { db, log },
        name,
        [one],
        ({ orgUid }) => orgUid,
        async ({ orgUid, name: called }) => {
          if (called !== null)
            await storeNight({ db, config, storage: openStorage(config) }, target, { orgUid, name: called }, night)
        },
      )
    }
    const wanted = (await listNightly(db, config)).map(({ orgUid }) => orgUid)
    const over = await listOver(db, wanted, config.EXPORT_NIGHTS)
    await eachAlone(
      { db, log },
      name,
      over,
      ({ key }) => key,
      async ({ orgUid, night: of, key }) => {
        await target.storage.remove(key)
        await db.delete(storedExports).where(and(eq(storedExports.orgUid, orgUid), eq(storedExports.night, of)))
      },
    )
  },
})

/** What isn't stored yet. What failed and is wanted no more has no name: nothing is done for it, and it is forgotten. */
async function listDue(db: Db, config: Config, night: string): Promise<Due[]> {
  const wanted = await listNightly(db, config)
  const stored = await db
    .select({ orgUid: storedExports.orgUid })
    .from(storedExports)
    .where(eq(storedExports.night, night))
  const isStored = new Set(stored.map(({ orgUid }) => orgUid))
  const due = wanted.filter(({ orgUid }) => !isStored.has(orgUid))
  const failed = (await listToRetry(db, name)).filter((item) => !item.includes('/'))
  const left = failed.filter((item) => !due.some(({ orgUid }) => orgUid === item))
  return [...due, ...left.map((orgUid) => ({ orgUid, name: null }))]
}

async function storeNight(
  parts: { db: Db; config: Config; storage: Storage },
  { storage, prefix }: Target,
  { orgUid, name: called }: { orgUid: string; name: string },
  night: string,
): Promise<void> {
  await inWorkFolder(async (folder) => {
    const path = join(folder, 'export.zip')
    await writeExport(parts, { orgUid, name: called, accountUid: null, files: 'originals' }, folder, path)
    const recipient = parts.config.EXPORT_KEY
    const stored = recipient ? await encryptFor(recipient, path) : path
    const key = `${prefix}${orgUid}/${night}.zip${recipient ? '.age' : ''}`
    await storage.put(key, stored, recipient ? 'application/octet-stream' : 'application/zip')
    const row = { key, bytes: (await stat(stored)).size, storedAt: now() }
    await parts.db
      .insert(storedExports)
      .values({ orgUid, night, ...row })
      .onConflictDoUpdate({ target: [storedExports.orgUid, storedExports.night], set: row })
  })
}
