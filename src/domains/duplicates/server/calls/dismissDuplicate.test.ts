import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { secondAlice } from '../../../../world/duplicate-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { duplicateCalls } from '../../contract.ts'
import { findDuplicates } from '../jobs/find-duplicates.ts'

describeCall(duplicateCalls.dismissDuplicate, (w) => ({
  uid: w.aliceInfluencer,
  otherUid: w.oliviaInfluencer,
  dismissed: true,
}))

it('remembers who said so, for both, until it is taken back', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  await w.anna.call('dismissDuplicate', { uid, otherUid: w.aliceInfluencer, dismissed: true })
  await runJob(w, findDuplicates)
  const seen = async () =>
    (await w.amir.call('listDuplicates', { uid: w.aliceInfluencer })).rows.find((row) => row.uid === uid)?.dismissed
  expect(await seen()).toMatchObject({ by: 'Anna' })
  expect((await w.eventsOf(uid))[0]).toMatchObject({
    kind: 'influencer.duplicate-dismissed',
    after: { influencerUid: w.aliceInfluencer },
  })
  await w.anna.call('dismissDuplicate', { uid, otherUid: w.aliceInfluencer, dismissed: false })
  expect(await seen()).toBeNull()
})

it('says it once, and not of one profile twice', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  const pair = { uid, otherUid: w.aliceInfluencer, dismissed: true }
  await w.anna.call('dismissDuplicate', pair)
  await w.amir.call('dismissDuplicate', pair)
  expect(await w.eventsOf(uid)).toHaveLength(1)
  expect((await refusal(w.anna.call('dismissDuplicate', { ...pair, otherUid: uid }))).code).toBe('invalid-argument')
  const nobody = `influencer_${'0'.repeat(26)}` as const
  expect((await refusal(w.anna.call('dismissDuplicate', { ...pair, otherUid: nobody }))).code).toBe('not-found')
})
