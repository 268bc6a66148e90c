import { and, asc, eq, sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { getAccount } from '../../../accounts/server/accounts.ts'
import { pushTo } from '../../../notifications/server/live-updates.ts'
import { exportMs, storeExport } from '../exports.ts'
import { exportReadyMail } from '../mails.ts'
import { dataExports } from '../tables.ts'

/** Says that somebody asked for an export. */
export const exportsChannel = 'exports'
const mostTries = 3

/** Makes the archives that were asked for, one after the other. One that failed three times is given up, and its owner can ask again. */
export const makeExports = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'make-exports',
  cron: '* * * * *',
  on: exportsChannel,
  run: async ({ db, config, log }) => {
    const storage = openStorage(config)
    for (let row = await take(db); row; row = await take(db)) {
      try {
        const bytes = await storeExport({ db, storage, config }, row)
        await finish(db, config, row, bytes)
      } catch (error) {
        log.error({ err: error, uid: row.uid }, 'an export could not be made')
        if (row.tries >= mostTries)
          await db.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.uid, row.uid))
        else return
      }
    }
  },
})

async function take(db: Db): Promise<typeof dataExports.$inferSelect | null> {
  const next = db
    .select({ uid: dataExports.uid })
    .from(dataExports)
    .where(eq(dataExports.state, 'waiting'))
    .orderBy(asc(dataExports.requestedAt))
    .limit(1)
  const [row] = await db
    .update(dataExports)
    .set({ tries: sql`${dataExports.tries} + 1` })
    .where(eq(dataExports.uid, sql`(${next})`))
    .returning()
  return row ?? null
}

async function finish(
  db: Db,
  config: Config,
  { uid, accountUid, name }: typeof dataExports.$inferSelect,
  bytes: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const until = plus(now(), exportMs)
    const ready = await tx
      .update(dataExports)
      .set({ state: 'ready', bytes, expiresAt: until })
      .where(and(eq(dataExports.uid, uid), eq(dataExports.state, 'waiting')))
      .returning({ uid: dataExports.uid })
    if (ready.length === 0) return
    const { email } = await getAccount(tx, accountUid)
    await postMail(tx, `export:${uid}`, email, exportReadyMail(config, { name, until }))
    await pushTo(tx, [accountUid], ['my-data'])
  })
}
