import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedMeeting, inviteeForm, mailsTo, openHours, tuesdayTen } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const eleven = '2026-03-03T11:00:00.000Z'

describeCall(meetingCalls.rescheduleMeeting, async (w) => {
  await openHours(w.anna)
  return { token: (await bookedMeeting(w)).token, startsAt: eleven }
})

it('stays with the same person where they are free, makes room, and tells both', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  await openHours(w.amir)
  expect(await w.anonymous.call('rescheduleMeeting', { token, startsAt: eleven })).toMatchObject({
    startsAt: eleven,
    host: { name: 'Anna' },
  })
  expect(must((await mailsTo(w, inviteeForm.email)).at(-1)).subject).toBe(
    'Moved: your call with Anna, now Tue 3 Mar, 11:00 (Dublin time)',
  )
  expect(first((await w.anna.call('listNotifications', {})).rows).title).toBe(
    'Call moved: Tue 3 Mar, 11:00 (London time)',
  )
  const day = first((await w.anonymous.call('listMeetingTimes', { timezone: 'UTC', with: 'anna' })).days)
  expect(day.times).toContain(tuesdayTen)
  expect(day.times).not.toContain(eleven)
})

it('goes to somebody else where only they are free, and tells the one before', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  await openHours(w.amir, { windows: [{ weekday: 3, from: '10:00', until: '11:00' }] })
  const moved = await w.anonymous.call('rescheduleMeeting', { token, startsAt: '2026-03-04T10:00:00.000Z' })
  expect(moved.host.name).toBe('Amir')
  expect(first((await w.anna.call('listNotifications', {})).rows).title).toBe(
    'Call cancelled: Tue 3 Mar, 10:00 (London time)',
  )
  expect((await w.amir.call('listMeetings', {})).rows).toHaveLength(1)
  expect((await w.anna.call('listMeetings', {})).rows).toHaveLength(0)
})

it('changes nothing for a time that is taken, or the time it has', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  await bookedMeeting(w, { startsAt: eleven, email: 'other@example.test' })
  expect((await refusal(w.anonymous.call('rescheduleMeeting', { token, startsAt: eleven }))).code).toBe('aborted')
  const before = await mailsTo(w, inviteeForm.email)
  expect((await w.anonymous.call('rescheduleMeeting', { token, startsAt: tuesdayTen })).startsAt).toBe(tuesdayTen)
  expect(await mailsTo(w, inviteeForm.email)).toEqual(before)
})

it('writes on the clock on which the new time was chosen', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token } = await bookedMeeting(w)
  const moved = await w.anonymous.call('rescheduleMeeting', { token, startsAt: eleven, timezone: 'Europe/Paris' })
  expect(moved.timezone).toBe('Europe/Paris')
  expect(must((await mailsTo(w, inviteeForm.email)).at(-1)).subject).toContain('12:00 (Central European time)')
})
