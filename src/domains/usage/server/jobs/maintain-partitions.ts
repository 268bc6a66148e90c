import { lt } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../../kit/contract/must.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { retention } from '../../../../access/retention.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { countFunnels, listUnseen } from '../funnels.ts'
import { indexWhatIsOver, makePartitions } from '../partitions.ts'
import { endOldDays } from '../retention.ts'
import { rollUpDay } from '../roll-up.ts'
import { forgetOldSpeed } from '../speed.ts'
import { usageSnapshots, userErrors } from '../tables.ts'

/** Errors that people met are kept this long. */
const errorsForMs = retention.errors.days * dayMs

/** Partitions for the days to come, the counts of today, and the indexes of what is over. */
export const rollUpUsage: DomainJob = {
  name: 'roll-up-usage',
  cron: '*/5 * * * *',
  run: async ({ db }) => {
    await makePartitions(db)
    await rollUpDay(db, daysAgo(0))
    await indexWhatIsOver(db)
  },
}

/** Each night: what arrived late is counted, old days leave by the setting USAGE_RETENTION_DAYS. */
export const closeUsageDays = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'close-usage-days',
  cron: '40 2 * * *',
  run: async ({ db, config, log }) => {
    for (const days of [4, 3, 2]) await rollUpDay(db, daysAgo(days))
    const ended = await endOldDays(db, openStorage(config), config.USAGE_RETENTION_DAYS)
    if (ended.length > 0) log.info({ days: ended }, 'usage events exported and removed')
    await db.delete(userErrors).where(lt(userErrors.at, plus(now(), -errorsForMs)))
  },
})

/** Each hour: yesterday again, for what arrived late, the counts over the whole product, and old times of calls leave. */
export const countUsage: DomainJob = {
  name: 'count-usage',
  cron: '7 * * * *',
  run: async ({ db }) => {
    await rollUpDay(db, daysAgo(1))
    await forgetOldSpeed(db)
    for (const days of [14, 28, 90]) await saveSnapshot(db, `funnels:${days}`, await countFunnels(db, days))
    await saveSnapshot(db, 'unseen', await listUnseen(db))
  },
}

async function saveSnapshot(db: Db, key: string, value: unknown): Promise<void> {
  const row = { key, countedAt: now(), value }
  await db.insert(usageSnapshots).values(row).onConflictDoUpdate({ target: usageSnapshots.key, set: row })
}

function daysAgo(days: number): string {
  return must(DateTime.fromJSDate(now(), { zone: 'utc' }).minus({ days }).toISODate(), 'valid day')
}
