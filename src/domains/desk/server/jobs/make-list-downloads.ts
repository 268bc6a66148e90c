import { stat } from 'node:fs/promises'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { inWorkFolder } from '../../../../kit/server/work-folder.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { mostDownloaded } from '../../contract.ts'
import { downloadKey, downloadMs, downloadTypes, downloadsChannel } from '../downloads.ts'
import { listCalls } from '../list-calls.ts'
import { writeListFile } from '../list-file.ts'
import { listDownloads } from '../tables.ts'

const mostTries = 3
const pageRows = 100

type Download = typeof listDownloads.$inferSelect

/**
 * Makes the files of long lists, one after the other, with the permissions that who asked has now, and removes those that are over.
 * One that failed three times is given up, one that is refused at once.
 */
export const makeListDownloads = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'make-list-downloads',
  cron: '* * * * *',
  on: downloadsChannel,
  run: async ({ db, config, log }) => {
    const storage = openStorage(config)
    await removeOld(db, storage)
    for (let row = await take(db); row; row = await take(db)) {
      try {
        await finish(db, config, row, await makeFile(db, config, storage, row))
      } catch (error) {
        const isRefused = error instanceof CallError && error.code !== 'internal'
        if (!isRefused) log.error({ err: error, uid: row.uid }, 'a file of a list could not be made')
        if (!isRefused && row.tries < mostTries) return
        await db.update(listDownloads).set({ state: 'failed' }).where(eq(listDownloads.uid, row.uid))
        await pushTo(db, [row.accountUid], ['list-download'])
      }
    }
  },
})

async function take(db: Db): Promise<Download | null> {
  const next = db
    .select({ uid: listDownloads.uid })
    .from(listDownloads)
    .where(eq(listDownloads.state, 'waiting'))
    .orderBy(asc(listDownloads.requestedAt))
    .limit(1)
  const [row] = await db
    .update(listDownloads)
    .set({ tries: sql`${listDownloads.tries} + 1` })
    .where(eq(listDownloads.uid, sql`(${next})`))
    .returning()
  return row ?? null
}

async function makeFile(db: Db, config: Config, storage: Storage, row: Download) {
  return inWorkFolder(async (folder) => {
    const { path, rows } = await writeListFile(
      folder,
      row.format,
      (cursor) => listCalls().read({ db, config }, row.call, { ...row.asked, cursor, limit: pageRows }, row.accountUid),
      mostDownloaded,
    )
    await storage.put(downloadKey(row), path, downloadTypes[row.format])
    return { rows, bytes: (await stat(path)).size }
  })
}

async function finish(db: Db, config: Config, row: Download, made: { rows: number; bytes: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const ready = await tx
      .update(listDownloads)
      .set({ ...made, state: 'ready', expiresAt: plus(now(), downloadMs) })
      .where(and(eq(listDownloads.uid, row.uid), eq(listDownloads.state, 'waiting')))
      .returning({ uid: listDownloads.uid })
    if (ready.length === 0) return
    const count = made.rows.toLocaleString('en-GB')
    await notifyAccounts(tx, config, [{ uid: row.accountUid }], `list-download:${row.uid}`, {
      kind: 'desk.list-ready',
      title: `Your file is ready: ${row.name}`,
      lines: [
        made.rows < mostDownloaded
          ? `It has ${count} rows.`
          : `It has the first ${count} rows. Filter the list to get the rest.`,
        'You can download it for two days.',
      ],
      path: '/app/admin/downloads',
      action: 'Download file',
    })
    await pushTo(tx, [row.accountUid], ['list-download'])
  })
}

async function removeOld(db: Db, storage: Storage): Promise<void> {
  const over = await db
    .select()
    .from(listDownloads)
    .where(or(lt(listDownloads.expiresAt, now()), lt(listDownloads.requestedAt, plus(now(), -2 * downloadMs))))
  for (const row of over) {
    await storage.remove(downloadKey(row))
    await db.delete(listDownloads).where(eq(listDownloads.uid, row.uid))
  }
}
