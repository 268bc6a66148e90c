import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { callColumns } from '../../columns.ts'
import { meetingCalls } from '../../contract.ts'
import { meetingsSql } from './listMeetings.ts'

describeCall(
  meetingCalls.listMeetings,
  () => ({}),
  () => ({}),
)

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

async function withCalls() {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await bookedMeeting(w, { startsAt: '2026-03-10T10:00:00.000Z' })
  const times = async (who: typeof w.ada, input: object) =>
    (await who.call('listMeetings', input)).rows.map(({ startsAt }) => startsAt.slice(0, 10))
  return { w, times }
}

it('shows one’s own calls, an admin all; a call stays ahead until an hour after it began', async () => {
  const { w, times } = await withCalls()
  expect(await times(w.anna, {})).toEqual(['2026-03-03', '2026-03-10'])
  const adas = [is('host', must(w.ada.accountUid))]
  expect([await times(w.amir, {}), await times(w.ada, {}), await times(w.ada, { where: adas })]).toEqual([
    [],
    ['2026-03-03', '2026-03-10'],
    [],
  ])
  setClock(new Date('2026-03-03T10:59:00Z'))
  expect((await w.anna.call('listMeetings', {})).rows[0]).toMatchObject({
    state: 'upcoming',
    host: { uid: w.anna.accountUid, name: 'Anna' },
    can: { record: true },
    changePath: null,
  })
  setClock(new Date('2026-03-03T11:00:00Z'))
  const inState = (state: string) => times(w.anna, { where: [is('state', state)] })
  expect([await inState('upcoming'), await inState('to-record')]).toEqual([['2026-03-10'], ['2026-03-03']])
  const [call] = (await w.anna.call('listMeetings', {})).rows
  await w.anna.call('saveMeetingOutcome', { uid: must(call).uid, outcome: 'held' })
  expect([await inState('held'), await inState('to-record')]).toEqual([['2026-03-03'], []])
})

it('finds calls by name, venue and email, and nobody else’s', async () => {
  const { w } = await withCalls()
  const found = async (search: string, who = w.anna) =>
    (await who.call('listMeetings', { search, want: 'count' })).count
  expect([await found('gin'), await found('kitchen'), await found('gina@'), await found('100%')]).toEqual([2, 2, 2, 0])
  expect(await found('gin', w.amir)).toBe(0)
})

it('goes through all pages in any order that it offers', async () => {
  const { w } = await withCalls()
  for (const sort of sortsOf(callColumns)) {
    const first = await w.ada.call('listMeetings', { sort, limit: 1 })
    const second = await w.ada.call('listMeetings', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map(({ uid }) => uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), meetingsSql, callColumns)).toEqual([])
})
