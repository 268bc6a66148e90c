import { lt, or } from 'drizzle-orm'
import { dayMs, hourMs, now, plus } from '../../../../kit/server/clock.ts'
import { retention } from '../../../../access/retention.ts'
import { forgetCounts } from '../../../../kit/server/limits.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { securityEventsMs } from '../security-events.ts'
import { emailChanges, passkeyChallenges, providerTries, securityEvents, sessions, signInLinks } from '../tables.ts'

/** Deletes what opens nothing any more: what passkeys were asked to sign after five minutes, sign-ins at providers after ten, links and changes of address a day after their end, sessions a month after theirs, security events after 90 days, counters an hour after. */
export const forgetEnded: DomainJob = {
  name: 'forget-ended',
  cron: '20 3 * * *',
  run: async ({ db }) => {
    const at = now()
    const monthAgo = plus(at, -retention.sessions.days * dayMs)
    await db.delete(signInLinks).where(lt(signInLinks.expiresAt, plus(at, -dayMs)))
    await db.delete(emailChanges).where(lt(emailChanges.expiresAt, plus(at, -dayMs)))
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at))
    await db.delete(providerTries).where(lt(providerTries.expiresAt, at))
    await db.delete(securityEvents).where(lt(securityEvents.at, plus(at, -securityEventsMs)))
    await db.delete(sessions).where(or(lt(sessions.expiresAt, monthAgo), lt(sessions.revokedAt, monthAgo)))
    await forgetCounts(db, plus(at, -hourMs))
  },
}
