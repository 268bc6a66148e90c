import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { identityCalls } from '../../contract.ts'
import { assertOpen, endCheck, lockOwnCheck, viewCheck } from '../checks.ts'

export const cancelIdCheck: Handler<typeof identityCalls.cancelIdCheck> = async ({ uid }, { actor, tx }) => {
  const check = await lockOwnCheck(tx, actor, uid)
  assertOpen(check)
  const { influencerUid } = check
  const after = await endCheck(tx, check, { state: 'cancelled' })
  await record(tx, actor, 'influencer', 'influencer.id-check-cancelled', { subjectUid: influencerUid, influencerUid })
  return viewCheck(tx, after)
}
