import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { writeCursor } from '../../../../kit/server/cursor.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { usageEventColumns } from '../../columns.ts'
import { usageCalls } from '../../contract.ts'
import { usageEventsSql } from '../lists.ts'
import { makePartitions } from '../partitions.ts'

describeCall(usageCalls.listUsageEvents, () => ({}))

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

it('reads newest first in pages, by record, event, role, device and time, and searches people and targets', async () => {
  const w = await world()
  await makeUsage(w, [
    { at: plus(now(), -2 * dayMs), targetUid: w.orso, targetType: 'brand', device: 'phone' },
    { at: plus(now(), -minuteMs), name: 'SESSION_START', targetName: '' },
    { accountUid: w.alice.accountUid, role: 'influencer', profileUid: w.aliceInfluencer },
    { at: plus(now(), -40 * dayMs), name: 'OLD' },
  ])
  const names = async (where: Condition[], search?: string) =>
    (await w.ada.call('listUsageEvents', { where, search })).rows.map((row) => row.name)
  const bella = must(w.bella.accountUid)
  expect(await names([])).toEqual(['PAGE_VIEW', 'SESSION_START', 'PAGE_VIEW'])
  expect(await names([is('about', bella)])).toEqual(['SESSION_START', 'PAGE_VIEW'])
  expect(await names([is('about', w.orso)])).toEqual(['PAGE_VIEW'])
  expect(await names([{ ...is('about', bella), is: 'not' }])).toEqual(['PAGE_VIEW'])
  expect(await names([is('name', 'SESSION_START')])).toEqual(['SESSION_START'])
  expect(await names([is('role', 'influencer')])).toEqual(['PAGE_VIEW'])
  expect(await names([is('device', 'phone')])).toEqual(['PAGE_VIEW'])
  expect(await names([{ field: 'at', is: 'before', values: ['2026-02-20'] }])).toEqual(['OLD'])
  expect(await names([], 'luna')).toEqual(['SESSION_START', 'PAGE_VIEW'])
  expect(await names([], 'alice.eats')).toEqual(['PAGE_VIEW'])
  expect(await names([], 'session_')).toEqual(['SESSION_START'])
  expect(await names([], w.orso)).toEqual(['PAGE_VIEW'])
  expect(await names([], '100%')).toEqual([])
  const count = async (where: Condition[]) => (await w.ada.call('listUsageEvents', { where, want: 'count' })).count
  expect([await count([]), await count([is('about', bella)])]).toEqual([3, 2])
  const first = await w.ada.call('listUsageEvents', { limit: 1 })
  expect(first.rows[0]).toMatchObject({ account: { name: 'Alice' }, profile: { name: '@alice.eats' } })
  const second = await w.ada.call('listUsageEvents', { limit: 2, cursor: must(first.nextCursor, 'next cursor') })
  expect(second.rows.map(({ name }) => name)).toEqual(['SESSION_START', 'PAGE_VIEW'])
  expect(second.nextCursor).toBeNull()
})

it.each(['-at', 'at'])('finds what someone did in the last hour and before it, page by page, by %s', async (sort) => {
  const w = await world()
  const times = [5, 40, 100, 200, 60 * 26].map((minutes) => plus(now(), -minutes * minuteMs))
  await makeUsage(w, [...times.map((at) => ({ at })), { accountUid: w.ben.accountUid, profileUid: w.orso }])
  const where = [is('about', w.luna)]
  const read = async (cursor?: string) => w.ada.call('listUsageEvents', { where, sort, limit: 2, cursor })
  const pages = [await read()]
  while (must(pages.at(-1), 'page').nextCursor)
    pages.push(await read(must(must(pages.at(-1), 'page').nextCursor, 'next cursor')))
  expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1])
  const found = pages.flatMap(({ rows }) => rows.map(({ at }) => new Date(at)))
  expect(found).toEqual(sort === 'at' ? times.toReversed() : times)
})

it('has an index for every order that it offers', async () => {
  const w = await world()
  await makePartitions(w.database.db)
  expect(await listUnindexedSorts(w, usageEventsSql([]), usageEventColumns)).toEqual([])
})

it('refuses a cursor of someone’s own making, and looking with one is written down too', async () => {
  const w = await world()
  const forged = (...keys: string[]) => ({ where: [is('about', w.luna)], cursor: writeCursor(keys) })
  for (const keys of [
    ['-at', 'soon', 'x'],
    ['at', '2099-01-01T00:00:00Z', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ]) {
    const refused = await refusal(w.ada.call('listUsageEvents', forged(...keys)))
    expect([refused.code, refused.message]).toEqual([
      'invalid-argument',
      'We couldn’t find this part of the list. Reload the page to start from the top.',
    ])
  }
  await w.ada.call('listUsageEvents', forged('-at', '2099-01-01T00:00:00Z', 'ffffffff-ffff-4fff-bfff-ffffffffffff'))
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toEqual(['usage.read'])
})

it('finds what others did with those a search names, and a session by its ID', async () => {
  const w = await world()
  const sessionId = randomUUID()
  await makeUsage(w, [
    { name: 'OF_OTHERS', accountUid: w.ben.accountUid, profileUid: w.orso, targetUid: w.luna, at: plus(now(), -dayMs) },
    { name: 'IN_SESSION', accountUid: w.ben.accountUid, profileUid: w.orso, sessionId },
    { name: 'BY_NOBODY', accountUid: null, profileUid: null, targetName: '/app/lunar' },
  ])
  const names = async (search: string) =>
    (await w.ada.call('listUsageEvents', { search })).rows.map(({ name }) => name).toSorted()
  expect(await names('luna')).toEqual(['OF_OTHERS'])
  expect(await names(w.luna)).toEqual(['OF_OTHERS'])
  expect(await names('LUNAR')).toEqual(['BY_NOBODY'])
  expect(await names(sessionId.toUpperCase())).toEqual(['IN_SESSION'])
  expect(await names(randomUUID())).toEqual([])
  expect((await w.ada.call('listUsageEvents', { search: 'luna', want: 'count' })).count).toBe(1)
})

it('writes down every search, once in a quarter of an hour', async () => {
  const w = await world()
  const looks = async () => (await w.eventsOf('usage')).map(({ after }) => after).toReversed()
  await w.ada.call('listUsageEvents', {})
  await w.ada.call('listUsageEvents', { search: 'luna' })
  await w.ada.call('listUsageEvents', { search: 'luna', want: 'count' })
  await w.ada.call('listUsageEvents', { want: 'count' })
  await w.ada.call('listUsageEvents', { search: 'alice' })
  expect(await looks()).toEqual([{}, { search: 'luna' }, { search: 'alice' }])
  setClock(plus(now(), 16 * minuteMs))
  await w.ada.call('listUsageEvents', { search: 'luna' })
  expect((await looks()).at(-1)).toEqual({ search: 'luna' })
  expect(await looks()).toHaveLength(4)
})

it('writes down who looked at whom, once in a quarter of an hour', async () => {
  const w = await world()
  const look = () => w.ada.call('listUsageEvents', { where: [is('about', w.luna), is('role', 'brand')] })
  await look()
  await look()
  setClock(plus(now(), 16 * minuteMs))
  await look()
  expect((await w.eventsOf(w.luna)).map(({ kind, actorUid }) => [kind, actorUid])).toEqual([
    ['usage.read', w.ada.accountUid],
    ['usage.read', w.ada.accountUid],
  ])
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ after: { filters: `about.is.${w.luna};role.is.brand` } })
})
