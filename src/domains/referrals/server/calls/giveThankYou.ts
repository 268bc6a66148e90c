import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { referralCalls } from '../../contract.ts'
import { decide, lockReferral, referralsPath } from '../decide.ts'
import { listInviting } from '../inviters.ts'

export const giveThankYou: Handler<typeof referralCalls.giveThankYou> = async (
  { uid, note },
  { actor, tx, config },
) => {
  const referral = await lockReferral(tx, uid)
  const { inviterUid, name } = referral
  if (referral.state === 'given')
    throw new CallError('failed-precondition', 'This thank-you has already been given. Reload to see how.')
  if (!referral.qualifiedAt)
    throw new CallError('failed-precondition', `${name} hasn’t completed a collab yet. Wait until they have.`)
  await decide(tx, actor, referral, { state: 'given', note })
  await record(tx, actor, 'staff', 'referral.thank-you-given', { subjectUid: inviterUid }, { after: { note } })
  await notifyAccounts(tx, config, await listInviting(tx, inviterUid), `referral-given:${uid}`, {
    kind: 'referral.given',
    title: `Thank you for inviting ${name}`,
    lines: [note],
    path: referralsPath(inviterUid),
    action: 'See your invitations',
  })
  return { uid }
}
