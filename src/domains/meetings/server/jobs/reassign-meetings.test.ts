import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { bookedMeeting, inviteeForm, mailsTo, openHours } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { runWithSpoiledRow } from '../../../../world/spoiled-row.ts'
import { world } from '../../../../world/world.ts'
import { reassignMeetings } from './reassign-meetings.ts'

it('hands the calls of days off to the substitute, who is told with the guest, once', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await openHours(w.ada)
  await openHours(w.amir)
  const away = { from: '2026-03-03', until: '2026-03-05', substituteUid: w.amir.accountUid }
  await openHours(w.anna, { version: 1, away: [away] })
  await runJob(w, reassignMeetings)
  await runJob(w, reassignMeetings)
  expect((await w.amir.call('listMeetings', {})).rows).toHaveLength(1)
  expect((await mailsTo(w, inviteeForm.email)).map(({ subject }) => subject)).toEqual([
    'Your call with Anna: Tue 3 Mar, 10:00 (Dublin time)',
    'Your call is now with Amir: Tue 3 Mar, 10:00 (Dublin time)',
  ])
  expect((await w.amir.call('listNotifications', {})).rows).toHaveLength(1)
})

it('hands over what somebody leaves behind, and tells the admins where nobody is free', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await w.ada.call('endStaff', { accountUid: w.anna.accountUid, handTo: w.amir.accountUid })
  await runJob(w, reassignMeetings)
  await runJob(w, reassignMeetings)
  expect((await w.ada.call('listNotifications', {})).rows.map(({ kind }) => kind)).toEqual(['meeting.host-missing'])
  await openHours(w.amir)
  await runJob(w, reassignMeetings)
  expect((await w.amir.call('listMeetings', {})).rows).toHaveLength(1)
})

it('hands over the other calls when one cannot be, and that one once it can', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await bookedMeeting(w, { email: 'gus@example.test', startsAt: '2026-03-03T11:00:00.000Z' })
  const { rows } = await w.anna.call('listMeetings', {})
  await openHours(w.amir)
  await w.ada.call('endStaff', { accountUid: w.anna.accountUid, handTo: w.amir.accountUid })
  const row = { table: 'meetings', column: 'uid', value: first(rows).uid }
  const handed = async () => (await w.amir.call('listMeetings', {})).rows.length
  expect(await runWithSpoiledRow(w, reassignMeetings, row, handed)).toEqual({
    atFirst: 1,
    seenEarly: [],
    seen: ['reassign-meetings: 1'],
    inTheEnd: 2,
    left: [],
  })
})
