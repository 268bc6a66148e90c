import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { influencerProfiles } from '../tables.ts'

const deciding = (w: World, version = 1): Input<'decideApplication'> => ({
  uid: w.aliceInfluencer,
  version,
  decision: 'rejected',
  reason: 'Please add figures.',
  reapplyFrom: '2026-06-01',
})

describeCall(profileCalls.decideApplication, (w) => deciding(w))

it('tells the influencer, with the reason and the day, and takes their feed away', async () => {
  const w = await world()
  const decided = await w.anna.call('decideApplication', deciding(w))
  expect(decided).toMatchObject({
    approval: 'rejected',
    approvalReason: 'Please add figures.',
    reapplyFrom: '2026-06-01',
  })
  const [notification] = (await w.alice.call('listNotifications', {})).rows
  expect(must(notification).body).toContain('Please add figures. You can apply again from 1 June 2026.')
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ kind: 'influencer.rejected', side: 'staff', before: { approval: 'approved' } })
  const approved = await w.amir.call('decideApplication', { uid: w.aliceInfluencer, version: 2, decision: 'approved' })
  expect(approved).toMatchObject({ approval: 'approved', approvalReason: null, reapplyFrom: null })
})

it('approves nobody under 18', async () => {
  const w = await world()
  await w.anna.call('decideApplication', deciding(w))
  await w.database.db.update(influencerProfiles).set({ dateOfBirth: '2010-05-03' })
  const approving = { uid: w.aliceInfluencer, version: 2, decision: 'approved' } as const
  expect((await refusal(w.anna.call('decideApplication', approving))).message).toBe(
    'They’re under 18, so they can’t be approved.',
  )
})

it('wants a reason for a no, and is refused twice and with an old version', async () => {
  const w = await world()
  const refused = async (input: Input<'decideApplication'>) =>
    (await refusal(w.anna.call('decideApplication', input))).code
  expect(await refused({ ...deciding(w), reason: '' })).toBe('failed-precondition')
  expect(await refused({ ...deciding(w), decision: 'approved' })).toBe('failed-precondition')
  expect(await refused(deciding(w, 9))).toBe('aborted')
})

it('asks before it decides: the profile stays in the queue, and the influencer reads the question', async () => {
  const w = await world()
  const question: Input<'decideApplication'> = {
    uid: w.aliceInfluencer,
    version: 1,
    decision: 'details-requested',
    reason: 'Which account is yours?',
  }
  expect(await refusal(w.anna.call('decideApplication', question))).toMatchObject({ code: 'failed-precondition' })
  await w.database.db.update(influencerProfiles).set({ approval: 'applied' })
  expect(await w.anna.call('decideApplication', question)).toMatchObject({
    approval: 'applied',
    approvalReason: 'Which account is yours?',
  })
  const [notification] = (await w.alice.call('listNotifications', {})).rows
  expect(notification).toMatchObject({ title: 'A question about your profile' })
  expect(must(notification).body).toContain('Which account is yours?')
})

it('does not decide about who has not asked yet', async () => {
  const w = await world()
  await w.database.db.update(influencerProfiles).set({ appliedAt: null, approval: 'applied' })
  const yes = { uid: w.aliceInfluencer, version: 1, decision: 'approved' } as const
  expect(await refusal(w.anna.call('decideApplication', yes))).toMatchObject({ code: 'failed-precondition' })
})
