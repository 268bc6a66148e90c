import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { nextCap } from '../../windows.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

describeCall(collabCalls.getCommitments, (w) => ({ influencerUid: w.aliceInfluencer }))

it('counts what is agreed against the cap, and says what raises it', async () => {
  const w = await world()
  const input = { influencerUid: w.aliceInfluencer }
  expect(await w.alice.call('getCommitments', input)).toEqual({
    open: 0,
    cap: 2,
    free: 2,
    visitsCompleted: 0,
    next: { visits: 2, cap: 3 },
    overdue: 0,
  })
  await approvedCollab(w)
  expect(await w.alice.call('getCommitments', input)).toMatchObject({ open: 1, free: 1 })
  await setInfluencer(w.database.db, w.aliceInfluencer, { visitsCompleted: 5 })
  expect(await w.alice.call('getCommitments', input)).toMatchObject({ cap: 5, free: 4, next: null })
})

it('counts content that is overdue: it blocks new requests', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(plus(storySlot, 15 * dayMs))
  expect(await w.alice.call('getCommitments', { influencerUid: w.aliceInfluencer })).toMatchObject({ overdue: 1 })
})

it.each([
  [0, { visits: 2, cap: 3 }],
  [1, { visits: 1, cap: 3 }],
  [2, { visits: 3, cap: 5 }],
  [4, { visits: 1, cap: 5 }],
  [5, null],
])('after %i visits kept, the next step of the cap is %j', (kept, next) => {
  expect(nextCap(kept)).toEqual(next)
})
