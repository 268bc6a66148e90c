import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.getBrief, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('answers a stranger, and an influencer before it is up, as if it did not exist', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const unknown = await refusal(w.oscar.call('getBrief', { uid: 'brief_01jd0000000000000000000000' }))
  expect(await refusal(w.oscar.call('getBrief', { uid }))).toEqual(unknown)
  expect(await refusal(w.alice.call('getBrief', { uid }))).toEqual(unknown)
})
