import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { type World, world } from '../../../../world/world.ts'
import { usageSessionColumns } from '../../columns.ts'
import { usageCalls } from '../../contract.ts'
import { countUsage, rollUpUsage } from '../jobs/maintain-partitions.ts'
import { usageSessionsSql } from '../lists.ts'

describeCall(usageCalls.listUsageSessions, () => ({}))

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const aboutLuna = (w: World) => is('about', w.luna)

it('takes the device from what knows it, and writes down who looked at whom', async () => {
  const w = await world()
  const sessionId = randomUUID()
  await makeUsage(w, [{ sessionId }, { sessionId, device: 'unknown', source: 'batch' }])
  await runJob(w, rollUpUsage)
  const { rows } = await w.ada.call('listUsageSessions', { where: [aboutLuna(w)] })
  expect(rows).toMatchObject([{ sessionId, device: 'desktop', events: 2 }])
  expect((await w.eventsOf(w.luna)).map(({ kind, actorUid }) => [kind, actorUid])).toEqual([
    ['usage.read', w.ada.accountUid],
  ])
})

it('keeps a session that goes over midnight whole, whichever day is counted last', async () => {
  const w = await world()
  const midnight = new Date('2026-03-03T00:00:00Z')
  const sessionId = randomUUID()
  const at = (minutes: number) => ({ sessionId, at: plus(midnight, minutes * minuteMs) })
  setClock(plus(midnight, -2 * minuteMs))
  await makeUsage(w, [at(-100), at(-50), at(-20)])
  await runJob(w, rollUpUsage)
  setClock(plus(midnight, 10 * minuteMs))
  await makeUsage(w, [at(-1), at(5), { ...at(8), name: 'SESSION_END', targetName: 'page_unload' }])
  await runJob(w, rollUpUsage)
  await runJob(w, countUsage)
  const [session, ...others] = (await w.ada.call('listUsageSessions', {})).rows
  expect(others).toEqual([])
  expect(session).toMatchObject({
    startedAt: plus(midnight, -100 * minuteMs).toISOString(),
    lastAt: plus(midnight, 8 * minuteMs).toISOString(),
    endReason: 'page_unload',
    events: 6,
  })
})

it('lists sessions with their length and how they ended, newest first', async () => {
  const w = await world()
  const [one, two] = [randomUUID(), randomUUID()]
  await makeUsage(w, [
    { sessionId: one, name: 'SESSION_START', at: plus(now(), -30 * minuteMs) },
    { sessionId: one, at: plus(now(), -20 * minuteMs) },
    { sessionId: one, name: 'SESSION_END', targetName: 'timeout', at: plus(now(), -10 * minuteMs) },
    { sessionId: two, accountUid: w.alice.accountUid, role: 'influencer', profileUid: w.aliceInfluencer },
  ])
  await runJob(w, rollUpUsage)
  // Counted a second time: the same.
  await runJob(w, rollUpUsage)
  const all = await w.ada.call('listUsageSessions', {})
  expect(all.rows.map(({ sessionId }) => sessionId)).toEqual([two, one])
  const [ofLuna, ...others] = (await w.ada.call('listUsageSessions', { where: [aboutLuna(w)] })).rows
  expect(others).toEqual([])
  expect(ofLuna).toMatchObject({
    sessionId: one,
    events: 3,
    pages: 1,
    endReason: 'timeout',
    isOpen: false,
    account: { name: 'Bella' },
  })
  expect(all.rows[0]).toMatchObject({ endReason: null, isOpen: true })
  setClock(plus(now(), 31 * minuteMs))
  expect((await w.ada.call('listUsageSessions', {})).rows[0]).toMatchObject({ endReason: null, isOpen: false })
  const first = await w.ada.call('listUsageSessions', { limit: 1 })
  const second = await w.ada.call('listUsageSessions', { limit: 1, cursor: must(first.nextCursor, 'next cursor') })
  expect(second.rows.map(({ sessionId }) => sessionId)).toEqual([one])
})

it('filters by role, length, what was seen, how it ended and when, and searches people', async () => {
  const w = await world()
  const [one, two] = [randomUUID(), randomUUID()]
  await makeUsage(w, [
    { sessionId: one, at: plus(now(), -30 * minuteMs) },
    { sessionId: one, name: 'SESSION_END', targetName: 'timeout', at: plus(now(), -10 * minuteMs) },
    { sessionId: two, device: 'phone', accountUid: w.alice.accountUid, role: 'influencer' },
    { sessionId: two, device: 'phone', accountUid: w.alice.accountUid, role: 'influencer' },
  ])
  await runJob(w, rollUpUsage)
  const found = async (where: Condition[], search?: string) =>
    (await w.ada.call('listUsageSessions', { where, search })).rows.map(({ sessionId }) => sessionId)
  expect(await found([is('role', 'influencer')])).toEqual([two])
  expect(await found([is('device', 'phone')])).toEqual([two])
  expect(await found([is('end', 'timeout')])).toEqual([one])
  expect(await found([{ field: 'end', is: 'empty', values: [] }])).toEqual([two])
  expect(await found([{ field: 'minutes', is: 'min', values: ['20'] }])).toEqual([one])
  expect(await found([{ field: 'minutes', is: 'max', values: ['19'] }])).toEqual([two])
  expect(await found([{ field: 'pages', is: 'between', values: ['2', '9'] }])).toEqual([two])
  expect(await found([{ field: 'started', is: 'before', values: ['2026-01-01'] }])).toEqual([])
  expect(await found([], 'alice')).toEqual([two])
  expect(await found([], one)).toEqual([one])
  expect(await found([], must(w.bella.accountUid))).toEqual([one])
  expect(await found([], 'nobody at all')).toEqual([])
  expect((await w.ada.call('listUsageSessions', { where: [aboutLuna(w)], want: 'count' })).count).toBe(2)
})

it('writes down whom somebody looked up after the whole list', async () => {
  const w = await world()
  await w.ada.call('listUsageSessions', {})
  await w.ada.call('listUsageSessions', { search: 'luna' })
  expect((await w.eventsOf('usage')).map(({ after }) => after).toReversed()).toEqual([{}, { search: 'luna' }])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), usageSessionsSql, usageSessionColumns)).toEqual([])
})
