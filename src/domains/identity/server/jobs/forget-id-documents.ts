import { and, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { IdentityProvider } from '../../../../adapters/identity/identity.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { record } from '../../../audit/server/record.ts'
import { notify } from '../../../notifications/server/notify.ts'
import { documentDays } from '../../id-check.ts'
import { endCheck, lockCheck, openStates } from '../checks.ts'
import { idChecks } from '../tables.ts'

/** Who checks, by the settings. */
export type OpenIdentity = (config: Config) => IdentityProvider | null
type Parts = Parameters<DomainJob['run']>[0]

/** Ends checks that nobody decided in seven days, with their pictures, and has the provider delete what it was shown. */
export const forgetIdDocuments = (openIdentity: OpenIdentity): DomainJob => ({
  name: 'forget-id-documents',
  cron: '*/10 * * * *',
  run: async (parts) => {
    await endOldChecks(parts)
    await redactEnded(parts, openIdentity(parts.config))
  },
})

async function endOldChecks({ db, config }: Parts): Promise<void> {
  const since = plus(now(), -documentDays * dayMs)
  const isDue = lte(sql`coalesce(${idChecks.submittedAt}, ${idChecks.startedAt})`, since.toISOString())
  const due = await db
    .select({ uid: idChecks.uid })
    .from(idChecks)
    .where(and(inArray(idChecks.state, openStates), isDue))
  for (const { uid } of due) {
    await db.transaction(async (tx) => {
      const check = await lockCheck(tx, uid)
      if (check.state !== 'started' && check.state !== 'submitted') return
      const { influencerUid } = check
      await endCheck(tx, check, { state: 'expired' })
      await record(tx, systemActor, 'clock', 'influencer.id-check-expired', {
        subjectUid: influencerUid,
        influencerUid,
      })
      if (check.state === 'started') return
      await notify(tx, config, influencerUid, `id-check:${uid}`, {
        kind: 'influencer.id-check-expired',
        title: 'We couldn’t check your ID in time',
        lines: [`Sorry. We’ve deleted what you sent us, as we do after ${documentDays} days. Please send it again.`],
        path: `/app/influencer/id-check?uid=${influencerUid}`,
        action: 'Send it again',
      })
    })
  }
}

/** Each on its own: one that the provider refuses now does not hold up the others. */
async function redactEnded({ db, log }: Parts, provider: IdentityProvider | null): Promise<void> {
  if (!provider) return
  const ended = await db
    .select({ uid: idChecks.uid, sessionId: idChecks.sessionId })
    .from(idChecks)
    .where(and(isNotNull(idChecks.sessionId), isNull(idChecks.redactedAt), notInArray(idChecks.state, [...openStates])))
    .limit(100)
  for (const { uid, sessionId } of ended) {
    try {
      if (sessionId) await provider.redact(sessionId)
      await db.update(idChecks).set({ redactedAt: now() }).where(eq(idChecks.uid, uid))
    } catch (error) {
      log.error({ err: error, check: uid }, 'the provider of ID checks did not delete what it was shown')
    }
  }
}
