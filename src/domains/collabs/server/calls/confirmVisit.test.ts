import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.confirmVisit, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version }
})

it('is seen by the venue, and is done once', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const once = await w.alice.call('confirmVisit', { uid, version })
  expect((await w.bella.call('getCollab', { uid })).visit?.confirmed).toBe(true)
  const again = await refusal(w.alice.call('confirmVisit', { uid, version: once.version }))
  expect(again).toEqual({ code: 'failed-precondition', message: 'This visit is confirmed already.' })
})

it('needs a visit', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect((await refusal(w.alice.call('confirmVisit', { uid, version }))).message).toBe(
    'This collab is at stage 3, Approved, now, so it cannot be confirmed.',
  )
})
