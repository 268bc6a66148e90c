import { lt } from 'drizzle-orm'
import { retention } from '../../../../access/retention.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { linkVisitors } from '../tables.ts'

/** Deletes who opened which link once their day is over: the count stays. */
export const forgetLinkVisitors: DomainJob = {
  name: 'forget-link-visitors',
  cron: '20 2 * * *',
  run: async ({ db }) => {
    const before = plus(now(), -retention.linkVisitors.days * dayMs)
      .toISOString()
      .slice(0, 10)
    await db.delete(linkVisitors).where(lt(linkVisitors.day, before))
  },
}
