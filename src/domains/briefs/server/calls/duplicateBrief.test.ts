import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.duplicateBrief, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('makes a draft that says the same, from today', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const copy = await w.bella.call('duplicateBrief', { uid: live.uid })
  expect(copy).toMatchObject({ status: 'draft', version: 1, placesTaken: 0, content: { ...live.content, liveFrom: '2026-03-02', liveUntil: '2026-05-01' } })
})
