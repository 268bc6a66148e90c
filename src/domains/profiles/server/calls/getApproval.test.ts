import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { influencerProfiles } from '../tables.ts'

describeCall(profileCalls.getApproval, (w) => ({ influencerUid: w.aliceInfluencer }))

it('tells a new influencer what is looked at, what is missing and until when they hear', async () => {
  const w = await world()
  await w.database.db
    .update(influencerProfiles)
    .set({ approval: 'applied' })
    .where(eq(influencerProfiles.uid, w.aliceInfluencer))
  const seen = await w.alice.call('getApproval', { influencerUid: w.aliceInfluencer })
  expect(seen).toMatchObject({ state: 'applied', reason: null, answerBy: '2026-03-04T09:00:00.000Z' })
  expect(seen.checks.filter((check) => !check.ok).map((check) => check.name)).toEqual([
    'Examples of your content',
    'A photo and a bio',
  ])
})

it('says why, where the answer was no', async () => {
  const w = await world()
  await w.database.db
    .update(influencerProfiles)
    .set({ approval: 'rejected', approvalReason: 'Too new to judge.', reapplyFrom: '2026-06-01' })
    .where(eq(influencerProfiles.uid, w.aliceInfluencer))
  expect(await w.alice.call('getApproval', { influencerUid: w.aliceInfluencer })).toMatchObject({
    state: 'rejected',
    reason: 'Too new to judge.',
    reapplyFrom: '2026-06-01',
  })
})
