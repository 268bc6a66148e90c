import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import type { referralCalls } from '../../contract.ts'
import { decide, lockReferral } from '../decide.ts'

export const refuseThankYou: Handler<typeof referralCalls.refuseThankYou> = async ({ uid, reason }, { actor, tx }) => {
  const referral = await lockReferral(tx, uid)
  if (referral.state === 'given' || referral.state === 'refused')
    throw new CallError('failed-precondition', 'This has already been decided. Reload to see how.')
  await decide(tx, actor, referral, { state: 'refused', note: reason })
  await record(tx, actor, 'staff', 'referral.thank-you-refused', { subjectUid: referral.inviterUid }, { why: reason })
  return { uid }
}
