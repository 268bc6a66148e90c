import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, plus } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab, scheduledStay, storyCheckIn, storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { copyCollab } from '../../../collabs/server/build.ts'
import { copyVisit } from '../../../visits/server/build.ts'
import { staffCalls } from '../../contract.ts'

const day = storySlot.toISOString().slice(0, 10)
const ask = async (w: World, input: object = {}) =>
  w.anna.call('listVisitCalendar', { span: 'month', on: day, ...input })

describeCall(
  staffCalls.listVisitCalendar,
  async (w) => {
    await scheduledCollab(w)
    return { span: 'week', on: day }
  },
  () => ({ span: 'week', on: day }),
)

it('lists visits by day in the order of their times, and only those of the days asked for', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const month = await ask(w)
  expect(month).toMatchObject({ from: '2026-03-01', until: '2026-03-31', count: 1 })
  expect(month.days).toMatchObject([{ day, count: 1, rows: [{ uid, brand: { name: 'Luna' } }] }])
  expect((await ask(w, { span: 'day' })).days).toHaveLength(1)
  expect(await ask(w, { span: 'day', on: '2026-03-11' })).toEqual({
    from: '2026-03-11',
    until: '2026-03-11',
    count: 0,
    days: [],
  })
  expect((await ask(w, { on: '2026-02-10' })).count).toBe(0)
})

it('puts a visit on the day of its venue’s clock', async () => {
  const w = await world()
  await scheduledCollab(w)
  // Where it is fifteen hours later, the afternoon of London is the next day.
  await w.database.pool.query("update brand_profiles set timezone = 'Pacific/Auckland' where uid = $1", [w.luna])
  expect((await ask(w)).days.map((one) => one.day)).toEqual(['2026-03-11'])
  expect((await ask(w, { span: 'day', on: day })).count).toBe(0)
})

it('puts a stay on its day of check-in', async () => {
  const w = await world()
  const { uid } = await scheduledStay(w)
  const checkIn = storyCheckIn.toISOString().slice(0, 10)
  expect((await ask(w, { span: 'week', on: checkIn })).days).toMatchObject([{ day: checkIn, rows: [{ uid }] }])
})

it('takes the filters and the search of the list', async () => {
  const w = await world()
  await scheduledCollab(w)
  const count = async (input: object) => (await ask(w, input)).count
  const city = (value: string) => ({ where: [{ field: 'city', is: 'is', values: [value] }] })
  expect([await count(city('london')), await count(city('paris'))]).toEqual([1, 0])
  expect([await count({ search: 'moreau' }), await count({ search: 'nobody' })]).toEqual([1, 0])
  expect(await count({ where: [{ field: 'visit', is: 'before', values: [day] }] })).toBe(0)
})

it('leaves out a visit that was cancelled', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { version } = await w.anna.call('getCollab', { uid })
  await w.bella.call('cancelCollab', { uid, version, reason: 'The kitchen is flooded.' })
  expect((await ask(w)).count).toBe(0)
})

it('lists the first visits of a full day, and says how many there are', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  for (const earlier of [1, 2, 3, 4]) {
    await copyCollab(w.database.db, uid, `${uid}${earlier}`, { outcome: 'completed' })
    await copyVisit(w.database.db, uid, `${uid}${earlier}`, plus(storySlot, -earlier * hourMs))
  }
  const [full] = (await ask(w)).days
  expect(must(full).count).toBe(5)
  expect(must(full).rows.map((row) => row.uid)).toEqual([`${uid}4`, `${uid}3`, `${uid}2`])
  expect((await ask(w, { span: 'day' })).days[0]?.rows).toHaveLength(5)
})
