import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

async function pausedBrief(w: World) {
  const { uid, version } = await liveBrief(w)
  return w.bella.call('pauseBrief', { uid, version })
}

describeCall(briefCalls.resumeBrief, async (w) => {
  const { uid, version } = await pausedBrief(w)
  return { uid, version }
})

it('is live again, since when it first was', async () => {
  const w = await world()
  const paused = await pausedBrief(w)
  const live = await w.bella.call('resumeBrief', { uid: paused.uid, version: paused.version })
  expect(live).toMatchObject({ status: 'live', liveSince: paused.liveSince })
})
