import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.getCollabTimeline, async (w) => ({ uid: (await requestedCollab(w)).uid }))

it('tells what happened, newest first, and who did it', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { events } = await w.bella.call('getCollabTimeline', { uid })
  expect(events.map((event) => [event.kind, event.side])).toEqual([
    ['collab.scheduled', 'influencer'],
    ['collab.approved', 'brand'],
    ['collab.requested', 'influencer'],
  ])
  expect(events[0]?.details).toEqual({ startsAt: '2026-03-10T15:00:00.000Z', guests: 1 })
})
