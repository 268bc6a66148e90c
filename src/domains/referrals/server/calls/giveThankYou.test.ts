import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { ninaInvited, thankYouDue } from '../../../../world/referral-stories.ts'
import { world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

const note = '£25 voucher sent'

describeCall(referralCalls.giveThankYou, async (w) => ({ uid: await thankYouDue(w), note }))

it('notifies who invited them, in the words of the team, once', async () => {
  const w = await world()
  const uid = await thankYouDue(w)
  await w.anna.call('giveThankYou', { uid, note })
  const titles = (await w.olivia.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(titles).toEqual(['Thank you for inviting Alice'])
  const { rows } = await w.olivia.call('listReferrals', { profileUid: w.oliviaInfluencer })
  expect(rows).toMatchObject([{ state: 'given', note }])
  const [event] = await w.eventsOf(w.oliviaInfluencer)
  expect(event).toMatchObject({ kind: 'referral.thank-you-given', after: { note } })
  expect(await refusal(w.ada.call('giveThankYou', { uid, note }))).toEqual({
    code: 'failed-precondition',
    message: 'This thank-you has already been given. Reload to see how.',
  })
})

it('waits for the first collab, and can follow a refusal', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('giveThankYou', { uid: await ninaInvited(w), note }))).toEqual({
    code: 'failed-precondition',
    message: 'Nina hasn’t completed a collab yet. Wait until they have.',
  })
  const due = await world()
  const uid = await thankYouDue(due)
  await due.ada.call('refuseThankYou', { uid, reason: 'The same person.' })
  expect(await due.ada.call('giveThankYou', { uid, note })).toEqual({ uid })
})
