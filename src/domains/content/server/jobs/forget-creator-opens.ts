import { lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { firstCountedOpen } from '../creator-opens.ts'
import { creatorOpens } from '../tables.ts'

/** Deletes who looked at whom once it is no longer counted. */
export const forgetCreatorOpens: DomainJob = {
  name: 'forget-creator-opens',
  cron: '55 3 * * *',
  run: async ({ db }) => {
    await db.delete(creatorOpens).where(lt(creatorOpens.day, firstCountedOpen()))
  },
}
