import { eq, lt, or } from 'drizzle-orm'
import { type ExpiringKind, retention } from '../../../../access/retention.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { exportKey, exportMs } from '../exports.ts'
import { personalData } from '../parts.ts'
import { dataExports } from '../tables.ts'

/** The kinds that this job ends, each with the domain that knows how. */
export function expiringKinds(): { kind: ExpiringKind; days: number; domain: string }[] {
  return personalData().flatMap(({ domain, expire }) =>
    keysOf(expire ?? {}).map((kind) => ({ kind, days: retention[kind].days, domain })),
  )
}

/** Deletes whatever has been kept for its time (`src/access/retention.ts`), and the archives that are over. */
export const forgetExpired = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'forget-expired',
  cron: '40 3 * * *',
  run: async ({ db, config }) => {
    for (const { expire } of personalData())
      for (const kind of keysOf(expire ?? {})) await expire?.[kind]?.(db, plus(now(), -retention[kind].days * dayMs))
    await endExports(db, openStorage(config))
  },
})

async function endExports(db: Db, storage: Storage): Promise<void> {
  const over = await db
    .select({ uid: dataExports.uid })
    .from(dataExports)
    .where(or(lt(dataExports.expiresAt, now()), lt(dataExports.requestedAt, plus(now(), -2 * exportMs))))
  for (const { uid } of over) {
    await storage.remove(exportKey(uid))
    await db.delete(dataExports).where(eq(dataExports.uid, uid))
  }
}
