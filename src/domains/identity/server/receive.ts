import { eq } from 'drizzle-orm'
import type { IdentityFinding, IdentityProvider } from '../../../adapters/identity/identity.ts'
import { systemActor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { getInfluencer } from '../../profiles/server/reads.ts'
import { ageOn, youngest } from '../../profiles/creator-vocabulary.ts'
import { type Failure, isSameName } from '../id-check.ts'
import { decideCheck, endCheck, lockCheck } from './checks.ts'
import { idChecks } from './tables.ts'

type Parts = { db: Db; config: Config; provider: IdentityProvider }

/** Asks what the provider found in a session and decides the check by it. Repeated and foreign ones change nothing. */
export async function receiveFinding({ db, config, provider }: Parts, sessionId: string): Promise<void> {
  const [row] = await db.select({ uid: idChecks.uid }).from(idChecks).where(eq(idChecks.sessionId, sessionId))
  if (!row) return
  const finding = await provider.find(sessionId)
  if (finding.state === 'waiting') return
  await db.transaction(async (tx) => {
    const check = await lockCheck(tx, row.uid)
    if (check.state !== 'started') return
    if (finding.state === 'cancelled') return void (await endCheck(tx, check, { state: 'cancelled' }))
    const { dateOfBirth } = await getInfluencer(tx, check.influencerUid)
    const failure = failureOf(finding, { legalName: check.legalName ?? '', dateOfBirth })
    await decideCheck({ tx, actor: systemActor, config }, check, failure)
  })
}

function failureOf(found: IdentityFinding, given: { legalName: string; dateOfBirth: string }): Failure | null {
  if (found.state === 'failed') return found.reason ?? 'unreadable'
  if (!found.dateOfBirth || !found.name) return 'unreadable'
  if (ageOn(found.dateOfBirth, now().toISOString().slice(0, 10)) < youngest) return 'under-18'
  if (!isSameName(found.name, given.legalName)) return 'name-differs'
  return found.dateOfBirth === given.dateOfBirth ? null : 'birthday-differs'
}
