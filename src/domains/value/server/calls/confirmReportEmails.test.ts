import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedRecipient } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.confirmReportEmails, async (w) => ({ token: (await askedRecipient(w)).token }))

it('says yes, also after a no', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  const state = async () => (await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients[0]?.state
  await w.anonymous.call('confirmReportEmails', { token })
  expect(await state()).toBe('on')
  await w.anonymous.call('stopReportEmails', { token })
  await w.anonymous.call('confirmReportEmails', { token })
  expect(await state()).toBe('on')
  expect((await refusal(w.anonymous.call('confirmReportEmails', { token: `${token}x` }))).code).toBe('not-found')
})
