import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { missedCollab, requestedCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(
  collabCalls.listCollabs,
  async (w) => {
    await requestedCollab(w)
    return {}
  },
  () => ({}),
)

const list = async (w: World, filter: object) => (await w.anna.call('listCollabs', filter)).rows.map((row) => row.uid)

it('filters by stage, outcome, brief and sides', async () => {
  const w = await world()
  const missed = await missedCollab(w)
  expect(await list(w, { stage: 4, outcome: 'no-show' })).toEqual([missed.uid])
  expect(await list(w, { stage: 1 })).toEqual([])
  expect(await list(w, { brandUid: w.orso })).toEqual([])
  expect(await list(w, { influencerUid: w.aliceInfluencer, briefUid: missed.brief.uid })).toEqual([missed.uid])
  expect((await w.amir.call('listCollabs', {})).rows).toHaveLength(1)
})
