import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

describeCall(
  meetingCalls.listMeetings,
  () => ({}),
  () => ({}),
)

it('shows one’s own calls, an admin all; a call stays ahead until an hour after it began', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await bookedMeeting(w, { startsAt: '2026-03-10T10:00:00.000Z' })
  const times = async (who: typeof w.ada, input: object) =>
    (await who.call('listMeetings', input)).rows.map(({ startsAt }) => startsAt.slice(0, 10))
  expect(await times(w.anna, {})).toEqual(['2026-03-03', '2026-03-10'])
  expect([await times(w.amir, {}), await times(w.ada, {}), await times(w.ada, { mine: true })]).toEqual([
    [],
    ['2026-03-03', '2026-03-10'],
    [],
  ])
  const first = await w.ada.call('listMeetings', { limit: 1 })
  expect(await times(w.ada, { limit: 1, cursor: first.nextCursor })).toEqual(['2026-03-10'])
  setClock(new Date('2026-03-03T10:59:00Z'))
  expect((await w.anna.call('listMeetings', {})).rows[0]).toMatchObject({ can: { record: true }, changePath: null })
  setClock(new Date('2026-03-03T11:00:00Z'))
  expect([await times(w.anna, {}), await times(w.anna, { when: 'past' })]).toEqual([['2026-03-10'], ['2026-03-03']])
})
