import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.getBrief, async (w) => ({ uid: (await draftBrief(w)).uid }))

it('answers a stranger as if it did not exist', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const strange = await refusal(w.oscar.call('getBrief', { uid }))
  const unknown = await refusal(w.oscar.call('getBrief', { uid: 'brief_01jd0000000000000000000000' }))
  expect(strange).toEqual(unknown)
})
