import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { identityCalls } from '../../contract.ts'
import { partsMissing, partsOf } from '../../id-check.ts'
import { assertOpen, broughtParts, lockOwnCheck, viewCheck } from '../checks.ts'
import { idChecks } from '../tables.ts'

export const submitIdCheck: Handler<typeof identityCalls.submitIdCheck> = async ({ uid }, { actor, tx }) => {
  const check = await lockOwnCheck(tx, actor, uid)
  assertOpen(check)
  if (check.state === 'submitted' || check.way !== 'staff') return viewCheck(tx, check)
  const brought = (await broughtParts(tx, [uid])).get(uid) ?? []
  const missing = partsOf(check.documentKind).find((part) => !brought.includes(part))
  if (missing) throw new CallError('failed-precondition', partsMissing[missing])
  const state = { state: 'submitted' as const, submittedAt: now() }
  const after = one(await tx.update(idChecks).set(state).where(eq(idChecks.uid, uid)).returning())
  const { influencerUid } = check
  await record(tx, actor, 'influencer', 'influencer.id-check-submitted', { subjectUid: influencerUid, influencerUid })
  return viewCheck(tx, after)
}
