import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { premiumCollab } from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const fields = { title: 'Send your shot list', owner: 'influencer', dueOn: '2026-03-05', dueTime: '12:00' } as const
describeCall(logisticsCalls.addChecklistItem, async (w) => ({ collabUid: await premiumCollab(w), fields }))

it.each([
  ['influencer', 'alice@example.test', 'To do for your visit to Luna: Send your shot list'],
  ['staff', 'anna@example.test', 'To do: Send your shot list'],
] as const)('tells the %s who is to do it', async (owner, email, subject) => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  await w.bella.call('addChecklistItem', { collabUid, fields: { ...fields, owner } })
  const mail = (await mailsTo(w, email)).at(-1)
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain('Thursday 5 March at 12:00 (London time)')
})

it('is due in the future', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const late = w.bella.call('addChecklistItem', { collabUid, fields: { ...fields, dueOn: '2026-03-01' } })
  expect((await refusal(late)).message).toBe('Choose a due time in the future.')
})
