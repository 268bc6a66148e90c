import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.duplicateBrief, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('is a draft with the same content, live from today for as long', async () => {
  const w = await world()
  const live = await liveBrief(w, {
    availability: { ...(await liveBrief(w)).content.availability, blackout: ['2026-04-01', '2026-07-01'] },
  })
  setClock(new Date('2026-06-01T09:00:00Z'))
  const copy = await w.bella.call('duplicateBrief', { uid: live.uid })
  expect(copy).toMatchObject({ status: 'draft', version: 1, placesTaken: 0, liveSince: null })
  expect(copy.content).toEqual({
    ...live.content,
    title: 'Dinner for two at the counter (copy)',
    liveFrom: '2026-06-01',
    liveUntil: '2026-07-31',
    availability: { ...live.content.availability, blackout: ['2026-07-01'] },
  })
})
