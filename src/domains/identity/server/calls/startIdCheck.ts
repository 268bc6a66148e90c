import { eq } from 'drizzle-orm'
import { assertOwnInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getInfluencer, holdInfluencer } from '../../../profiles/server/reads.ts'
import { record } from '../../../audit/server/record.ts'
import type { identityCalls } from '../../contract.ts'
import { findLastCheck, viewCheck } from '../checks.ts'
import { idChecks } from '../tables.ts'

/** However often it is asked, one check is under way, with one page at the provider. */
export const startIdCheck: Handler<typeof identityCalls.startIdCheck> = async (
  { influencerUid, documentKind, legalName },
  { actor, db, config, identity },
) => {
  assertOwnInfluencer(actor, influencerUid)
  const way = identity ? ('stripe' as const) : ('staff' as const)
  const check = await db.transaction(async (tx) => {
    await holdInfluencer(tx, influencerUid)
    const { idCheckedAt } = await getInfluencer(tx, influencerUid)
    if (idCheckedAt) throw new CallError('failed-precondition', 'Your ID has already been checked.')
    const last = await findLastCheck(tx, influencerUid)
    if (last?.state === 'submitted')
      throw new CallError('failed-precondition', 'We’re checking what you sent. Cancel that check to start again.')
    if (last?.failure === 'under-18')
      throw new CallError('failed-precondition', 'Your last document said you’re under 18. Write to us once you’re 18.')
    if (last?.state === 'started')
      return one(
        await tx.update(idChecks).set({ documentKind, legalName }).where(eq(idChecks.uid, last.uid)).returning(),
      )
    const uid = newUid('id_check')
    const row = { uid, influencerUid, way, state: 'started' as const, documentKind, legalName, startedAt: now() }
    await record(tx, actor, 'influencer', 'influencer.id-check-started', { subjectUid: influencerUid, influencerUid })
    return one(await tx.insert(idChecks).values(row).returning())
  })
  if (!identity || check.way === 'staff') return { check: await viewCheck(db, check), url: null }
  const returnUrl = `${config.publicUrl}/app/influencer/id-check?uid=${influencerUid}`
  const { sessionId, url } = await identity.open({ checkUid: check.uid, returnUrl }, check.uid)
  await db.update(idChecks).set({ sessionId }).where(eq(idChecks.uid, check.uid))
  return { check: await viewCheck(db, check), url }
}
