import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { bookedMeeting, inviteeForm, mailsTo, openHours } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { runWithSpoiledRow } from '../../../../world/spoiled-row.ts'
import { world, type World } from '../../../../world/world.ts'
import { remindOfMeetings } from './remind-of-meetings.ts'

const subjects = async (w: World) =>
  (await mailsTo(w, inviteeForm.email)).map(({ subject }) => subject.slice(0, subject.indexOf(':')))
const at = async (w: World, time: string) => {
  setClock(new Date(time))
  await Promise.all([runJob(w, remindOfMeetings), runJob(w, remindOfMeetings)])
  return subjects(w)
}

it('reminds a day and an hour before, once each however often it runs, and after a move again', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  const booked = ['Your call with Anna']
  expect(await at(w, '2026-03-02T09:59:00Z')).toEqual(booked)
  expect(await at(w, '2026-03-02T10:00:00Z')).toEqual([...booked, 'Reminder'])
  expect(await at(w, '2026-03-03T08:00:00Z')).toEqual([...booked, 'Reminder'])
  expect(await at(w, '2026-03-03T09:00:00Z')).toEqual([...booked, 'Reminder', 'In an hour'])
  expect(first((await w.anna.call('listNotifications', {})).rows).kind).toBe('meeting.starting-soon')
  await w.anonymous.call('rescheduleMeeting', { token, startsAt: '2026-03-10T10:00:00.000Z' })
  const moved = [...booked, 'Reminder', 'In an hour', 'Moved']
  expect(await at(w, '2026-03-09T10:00:00Z')).toEqual([...moved, 'Reminder'])
})

it('says nothing of a cancelled call, and nothing twice of one that was booked on the day before', async () => {
  const w = await world()
  setClock(new Date('2026-03-02T12:00:00Z'))
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  expect(await at(w, '2026-03-02T12:01:00Z')).toEqual(['Your call with Anna'])
  await w.anonymous.call('cancelMeeting', { token })
  expect(await at(w, '2026-03-03T09:30:00Z')).toEqual(['Your call with Anna', 'Cancelled'])
})

it('reminds of the other calls when one cannot be, and of that one once it can', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  const email = 'gus@example.test'
  await bookedMeeting(w, { email, startsAt: '2026-03-03T11:00:00.000Z' })
  const { rows } = await w.anna.call('listMeetings', {})
  setClock(new Date('2026-03-02T12:00:00Z'))
  const row = { table: 'meetings', column: 'uid', value: first(rows).uid }
  const reminded = async () => (await Promise.all([subjects(w), mailsTo(w, email)])).map((mails) => mails.length)
  expect(await runWithSpoiledRow(w, remindOfMeetings, row, reminded)).toEqual({
    atFirst: [1, 2],
    seenEarly: [],
    seen: ['remind-of-meetings: 1'],
    inTheEnd: [2, 2],
    left: [],
  })
})
