import { and, gt, isNull, notExists, sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { sessionFacts } from '../../../accounts/server/facts.ts'
import { pushDevices } from '../tables.ts'

/** Forgets browsers that nobody is signed in to any more. Nothing is pushed to them meanwhile: each push asks. */
export const forgetPushDevices: DomainJob = {
  name: 'forget-push-devices',
  cron: '23 * * * *',
  run: async ({ db }) => {
    const isOpen = and(
      sql`${sessionFacts.uid} = ${pushDevices.sessionUid}`,
      isNull(sessionFacts.revokedAt),
      gt(sessionFacts.expiresAt, now()),
    )
    await db.delete(pushDevices).where(
      notExists(
        db
          .select({ one: sql`1` })
          .from(sessionFacts)
          .where(isOpen),
      ),
    )
  },
}
