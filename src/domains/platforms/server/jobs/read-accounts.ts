import { and, asc, isNull, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Platforms } from '../../../../adapters/platforms/platforms.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { forgetAccount } from '../forget.ts'
import { readAccount } from '../reading.ts'
import { platformAccounts } from '../tables.ts'

const most = 500

/** Reads every connected account once a day, and those that could not be read as soon as they may be tried again. */
export const readAccounts = (openPlatforms: (config: Config) => Platforms): DomainJob => ({
  name: 'read-accounts',
  cron: '*/15 * * * *',
  run: async ({ db, config, log }) => {
    const platforms = openPlatforms(config)
    const due = await db
      .select()
      .from(platformAccounts)
      .where(and(isNull(platformAccounts.endedWhy), lte(platformAccounts.nextReadAt, now())))
      .orderBy(asc(platformAccounts.nextReadAt))
      .limit(most)
    await eachAlone(
      { db, log },
      'read-accounts',
      due,
      ({ uid }) => uid,
      async (account) => {
        // The sandbox was left for the real platform: what it made up is no figure of anybody.
        const isLeft = account.isSandbox && platforms[account.platform]?.isSandbox !== true
        if (isLeft) return db.transaction((tx) => forgetAccount(tx, account))
        await readAccount({ db, config, platforms, log }, account.uid)
      },
    )
  },
})
