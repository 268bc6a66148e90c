import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { doorToken, missedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
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

it('finds requests unanswered over 3 days', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  setClock(plus(storyStart, 3 * dayMs))
  expect(await list(w, { preset: 'unanswered' })).toEqual([])
  setClock(plus(storyStart, 3 * dayMs + minuteMs))
  expect(await list(w, { preset: 'unanswered' })).toEqual([uid])
})

it('finds visits not confirmed a day before, visited without content, and overdue', async () => {
  const w = await world()
  const { uid, visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  expect(await list(w, { preset: 'unconfirmed' })).toEqual([])
  setClock(plus(storySlot, -20 * hourMs))
  expect(await list(w, { preset: 'unconfirmed' })).toEqual([uid])
  setClock(storySlot)
  expect(await list(w, { preset: 'without-content' })).toEqual([])
  await w.anonymous.call('tickDoor', { token, visitUid: must(visit).uid, mark: 'arrived' })
  expect(await list(w, { preset: 'without-content' })).toEqual([uid])
  expect(await list(w, { preset: 'overdue' })).toEqual([])
  setClock(plus(storySlot, 14 * dayMs + minuteMs))
  expect(await list(w, { preset: 'overdue' })).toEqual([uid])
})

it('filters by stage, outcome, brief, sides and one’s own brands', async () => {
  const w = await world()
  const missed = await missedCollab(w)
  expect(await list(w, { stage: 4, outcome: 'no-show' })).toEqual([missed.uid])
  expect(await list(w, { stage: 1 })).toEqual([])
  expect(await list(w, { brandUid: w.orso })).toEqual([])
  expect(await list(w, { influencerUid: w.aliceInfluencer, briefUid: missed.brief.uid })).toEqual([missed.uid])
  expect(await list(w, { mine: true })).toEqual([missed.uid])
  expect((await w.amir.call('listCollabs', { mine: true })).rows).toEqual([])
  expect((await w.amir.call('listCollabs', {})).rows).toHaveLength(1)
})
