import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.pauseBrief, async (w) => {
  const { uid, version } = await liveBrief(w)
  return { uid, version }
})

it('refuses what is not live, and leaves it as it was', async () => {
  const w = await world()
  const { uid, version } = await submittedBrief(w)
  expect((await refusal(w.bella.call('pauseBrief', { uid, version }))).message).toBe(
    'This brief is in review, so it can’t be paused.',
  )
  expect(await w.bella.call('getBrief', { uid })).toMatchObject({ status: 'submitted', version })
})
