import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { writeCursor } from '../../../../kit/server/cursor.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'

describeCall(usageCalls.listUsageEvents, () => ({}))

it('reads newest first in pages, narrowed by record, name, role and day', async () => {
  const w = await world()
  await makeUsage(w, [
    { at: plus(now(), -2 * dayMs), targetUid: w.orso, targetType: 'brand' },
    { at: plus(now(), -minuteMs), name: 'SESSION_START', targetName: '' },
    { accountUid: w.alice.accountUid, role: 'influencer', profileUid: w.aliceInfluencer },
    { at: plus(now(), -40 * dayMs) },
  ])
  const names = async (input: object) => (await w.ada.call('listUsageEvents', input)).rows.map((row) => row.name)
  expect(await names({})).toEqual(['PAGE_VIEW', 'SESSION_START', 'PAGE_VIEW'])
  expect(await names({ about: w.bella.accountUid })).toEqual(['SESSION_START', 'PAGE_VIEW'])
  expect(await names({ about: w.orso })).toEqual(['PAGE_VIEW'])
  expect(await names({ name: 'SESSION_START' })).toEqual(['SESSION_START'])
  expect(await names({ role: 'influencer' })).toEqual(['PAGE_VIEW'])
  expect(await names({ from: '2026-01-01', until: '2026-02-28' })).toEqual(['PAGE_VIEW', 'PAGE_VIEW'])
  const first = await w.ada.call('listUsageEvents', { limit: 1 })
  expect(first.rows[0]).toMatchObject({ account: { name: 'Alice' }, profile: { name: '@alice.eats' } })
  const second = await w.ada.call('listUsageEvents', { limit: 2, cursor: must(first.nextCursor, 'next cursor') })
  expect(second.rows.map(({ name }) => name)).toEqual(['SESSION_START', 'PAGE_VIEW'])
  expect(second.nextCursor).toBeNull()
})

it('finds what someone did in the last hour and before it, page by page', async () => {
  const w = await world()
  const times = [5, 40, 100, 200, 60 * 26].map((minutes) => plus(now(), -minutes * minuteMs))
  await makeUsage(w, [...times.map((at) => ({ at })), { accountUid: w.ben.accountUid, profileUid: w.orso }])
  const read = async (cursor?: string) => w.ada.call('listUsageEvents', { about: w.luna, limit: 2, cursor })
  const pages = [await read()]
  while (must(pages.at(-1), 'page').nextCursor)
    pages.push(await read(must(must(pages.at(-1), 'page').nextCursor, 'next cursor')))
  expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1])
  expect(pages.flatMap(({ rows }) => rows.map(({ at }) => new Date(at)))).toEqual(times)
})

it('refuses a cursor of someone’s own making, and looking with one is written down too', async () => {
  const w = await world()
  const forged = (...keys: string[]) => ({ about: w.luna, cursor: writeCursor(keys) })
  const refused = await refusal(w.ada.call('listUsageEvents', forged('soon', 'x')))
  expect([refused.code, refused.message]).toEqual([
    'invalid-argument',
    'We couldn’t find this part of the list. Reload the page to start from the top.',
  ])
  await w.ada.call('listUsageEvents', forged('2099-01-01T00:00:00Z', 'ffffffff-ffff-4fff-bfff-ffffffffffff'))
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toEqual(['usage.read'])
})

it('writes down who looked at whom, once in a quarter of an hour', async () => {
  const w = await world()
  const look = () => w.ada.call('listUsageEvents', { about: w.luna })
  await look()
  await look()
  setClock(plus(now(), 16 * minuteMs))
  await look()
  expect((await w.eventsOf(w.luna)).map(({ kind, actorUid }) => [kind, actorUid])).toEqual([
    ['usage.read', w.ada.accountUid],
    ['usage.read', w.ada.accountUid],
  ])
})
