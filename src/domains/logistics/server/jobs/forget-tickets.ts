import { sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { ticketStoredDays } from '../../plans.ts'
import { transports, transportTickets } from '../tables.ts'

/**
 * Deletes tickets 30 days after their transport left; where no day was said, 30 days after the collab was closed. Of a collab
 * that was cancelled nobody travels: its tickets go within the hour.
 */
export const forgetTickets: DomainJob = {
  name: 'forget-tickets',
  cron: '25 * * * *',
  run: async ({ db }) => {
    const since = sql`${now()}::timestamptz - ${ticketStoredDays} * interval '1 day'`
    await db.execute(sql`
      delete from ${transportTickets} where ${transportTickets.transportUid} in (
        select t.uid from ${transports} t join ${collabFacts} on ${collabFacts.uid} = t.collab_uid
        where ${collabFacts.outcome} not in ('open', 'completed')
          or coalesce(t.leaves_at, t.leaves_on::timestamptz, ${collabFacts.closedAt}) < ${since})`)
  },
}
