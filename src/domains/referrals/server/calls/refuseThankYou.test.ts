import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { ninaInvited } from '../../../../world/referral-stories.ts'
import { world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

const reason = 'The same person signed up twice.'

describeCall(referralCalls.refuseThankYou, async (w) => ({ uid: await ninaInvited(w), reason }))

it('shows the reason to who invited them, once', async () => {
  const w = await world()
  const uid = await ninaInvited(w)
  await w.anna.call('refuseThankYou', { uid, reason })
  const { rows } = await w.alice.call('listReferrals', { profileUid: w.aliceInfluencer })
  expect(rows).toMatchObject([{ state: 'refused', note: reason }])
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ kind: 'referral.thank-you-refused', why: reason })
  expect(await refusal(w.ada.call('refuseThankYou', { uid, reason }))).toEqual({
    code: 'failed-precondition',
    message: 'This has already been decided. Reload to see how.',
  })
})
