import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedRecipient } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getReportEmails, async (w) => ({ token: (await askedRecipient(w)).token }))

it('says whose report it is, and nothing to a link that is not ours', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  expect(await w.anonymous.call('getReportEmails', { token })).toEqual({
    name: 'Luna',
    state: 'asked',
    canConfirm: true,
  })
  expect(await refusal(w.anonymous.call('getReportEmails', { token: `${token}x` }))).toEqual({
    code: 'not-found',
    message: 'This link doesn’t work any more. You won’t get any emails about this report.',
  })
})
