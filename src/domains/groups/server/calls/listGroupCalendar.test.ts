import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { scheduledCollab, scheduledStay, storyCheckIn, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { hourMs, plus } from '../../../../kit/server/clock.ts'
import { copyCollab } from '../../../collabs/server/build.ts'
import { copyVisit } from '../../../visits/server/build.ts'
import { groupCalls } from '../../contract.ts'

const day = storySlot.toISOString().slice(0, 10)

describeCall(groupCalls.listGroupCalendar, (w) => ({ brandUids: [w.luna], span: 'week', on: day }))

it('lists the visits of the chosen venues by day, and only those of the days asked for', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const { uid } = await scheduledCollab(w)
  const ask = async (brandUids: string[], input: object = {}) =>
    w.bella.call('listGroupCalendar', { brandUids, span: 'month', on: day, ...input })
  const month = await ask([nord, w.luna, w.luna])
  expect(month).toMatchObject({ from: '2026-03-01', until: '2026-03-31', count: 1 })
  const visit = { startsAt: storySlot.toISOString(), checkedInAt: null }
  expect(month.days).toMatchObject([
    { day, count: 1, rows: [{ uid, stage: 4, brand: { name: 'Luna' }, creator: { name: 'Alice Moreau' }, visit }] },
  ])
  expect((await ask([nord])).count).toBe(0)
  expect((await ask([w.luna], { span: 'day', on: '2026-03-11' })).days).toEqual([])
  // The weeks of April begin in March.
  const april = await ask([w.luna], { on: '2026-04-10' })
  expect([april.count, april.days]).toEqual([0, []])
  await w.database.pool.query("update visits set starts_at = '2026-03-31T18:00:00Z'")
  expect(await ask([w.luna], { on: '2026-04-10' })).toMatchObject({ count: 0, days: [{ day: '2026-03-31', count: 1 }] })
  await w.database.pool.query('update visits set starts_at = $1', [storySlot])
  // Where it is fifteen hours later, the afternoon of London is the next day.
  await w.database.pool.query("update brand_profiles set timezone = 'Pacific/Auckland' where uid = $1", [w.luna])
  expect((await ask([w.luna])).days.map((one) => one.day)).toEqual(['2026-03-11'])
})

it('puts a stay on its day of check-in', async () => {
  const w = await world()
  const { uid } = await scheduledStay(w)
  const checkIn = storyCheckIn.toISOString().slice(0, 10)
  const { days } = await w.bella.call('listGroupCalendar', { brandUids: [w.luna], span: 'week', on: checkIn })
  expect(days).toMatchObject([{ day: checkIn, rows: [{ uid, visit: { stay: { checkInOn: checkIn } } }] }])
})

it('lists the first visits of a full day with how many it has, and leaves out a cancelled one', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  for (const earlier of [1, 2, 3, 4]) {
    await copyCollab(w.database.db, uid, `${uid}${earlier}`, { outcome: 'completed' })
    await copyVisit(w.database.db, uid, `${uid}${earlier}`, plus(storySlot, -earlier * hourMs))
  }
  const ask = async () =>
    (await w.bella.call('listGroupCalendar', { brandUids: [w.luna], span: 'month', on: day })).days
  const [full] = await ask()
  expect([full?.count, full?.rows.map((row) => row.uid)]).toEqual([5, [`${uid}4`, `${uid}3`, `${uid}2`]])
  const { version } = await w.bella.call('getCollab', { uid })
  await w.bella.call('cancelCollab', { uid, version, reason: 'The kitchen is flooded.' })
  expect((await ask())[0]?.count).toBe(4)
})

it('refuses all of them where one is a stranger’s', async () => {
  const w = await world()
  const asked = { brandUids: [w.luna, w.orso], span: 'month' as const, on: day }
  expect(await refusal(w.bella.call('listGroupCalendar', asked))).toMatchObject({ code: 'not-found' })
})
