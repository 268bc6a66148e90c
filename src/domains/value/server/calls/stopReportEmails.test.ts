import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedRecipient } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.stopReportEmails, async (w) => ({ token: (await askedRecipient(w)).token }))

it('ends them, and says so to the brand', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  await w.anonymous.call('stopReportEmails', { token })
  const { recipients } = await w.bella.call('getReportMailing', { brandUid: w.luna })
  expect(recipients).toMatchObject([{ name: 'agency@example.test', state: 'stopped' }])
  expect((await refusal(w.anonymous.call('stopReportEmails', { token: `${token}x` }))).code).toBe('not-found')
})

it('ends them by the link of an older email, also after the address was removed and chosen again', async () => {
  const w = await world()
  const { uid, token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  await w.bella.call('removeReportRecipient', { brandUid: w.luna, uid })
  const asked = { brandUid: w.luna, who: { email: 'agency@example.test' } }
  await w.bella.call('addReportRecipient', asked)
  await w.anonymous.call('stopReportEmails', { token })
  const { recipients } = await w.bella.call('getReportMailing', { brandUid: w.luna })
  expect(recipients).toMatchObject([{ name: 'agency@example.test', state: 'stopped' }])
})

it('is remembered of an address that was removed: nobody asks it again for 30 days', async () => {
  const w = await world()
  const { uid, token } = await askedRecipient(w)
  await w.bella.call('removeReportRecipient', { brandUid: w.luna, uid })
  const seen = () => w.anonymous.call('getReportEmails', { token })
  expect(await seen()).toEqual({ name: 'Luna', state: 'removed', canConfirm: false })
  await w.anonymous.call('stopReportEmails', { token })
  expect(await seen()).toEqual({ name: 'Luna', state: 'stopped', canConfirm: false })
  const asked = w.bella.call('addReportRecipient', { brandUid: w.luna, who: { email: 'agency@example.test' } })
  expect((await refusal(asked)).message).toContain(
    'They unsubscribed from this report. You can ask them again 30 days after that.',
  )
  expect((await refusal(w.anonymous.call('confirmReportEmails', { token }))).code).toBe('not-found')
})
