import { lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { firstCounted } from '../ribbon-clicks.ts'
import { ribbonClicks } from '../tables.ts'

/** Deletes who opened what from which row once it is no longer counted. */
export const forgetClicks: DomainJob = {
  name: 'forget-ribbon-clicks',
  cron: '50 3 * * *',
  run: async ({ db }) => {
    await db.delete(ribbonClicks).where(lt(ribbonClicks.day, firstCounted()))
  },
}
