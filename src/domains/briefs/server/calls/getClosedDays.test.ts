import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.getClosedDays, (w) => ({ brandUid: w.luna }))

it('says of each day from today on how many briefs are closed then, and leaves archived ones out', async () => {
  const w = await world()
  const first = await liveBrief(w)
  const { availability } = first.content
  await liveBrief(w, { availability: { ...availability, blackout: ['2026-01-01', '2026-04-02', '2026-04-01'] } })
  const third = await liveBrief(w, { availability: { ...availability, blackout: ['2026-04-02'] } })
  const { today, ...seen } = await w.bella.call('getClosedDays', { brandUid: w.luna })
  expect(today).toBe('2026-03-02')
  expect(seen).toEqual({
    briefs: 3,
    days: [
      { day: '2026-04-01', briefs: 1 },
      { day: '2026-04-02', briefs: 2 },
    ],
    can: { change: true },
  })
  await w.bella.call('archiveBrief', { uid: third.uid, version: third.version })
  const after = await w.amir.call('getClosedDays', { brandUid: w.luna })
  expect(after).toMatchObject({ briefs: 2, can: { change: false } })
  expect(after.days[1]).toEqual({ day: '2026-04-02', briefs: 1 })
})
