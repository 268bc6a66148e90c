import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { calendarOfLink } from '../calendar.ts'

describeCall(visitCalls.getVisitCalendar, async (w) => ({ uid: (await scheduledCollab(w)).uid }))

it('leads to the booked visit as a calendar file', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { path } = await w.alice.call('getVisitCalendar', { uid })
  const [, token = ''] = /^\/calendar\/visit\/(.+)\.ics$/.exec(must(path, 'path')) ?? []
  const file = await calendarOfLink(w.database.db, w.config, token)
  expect(file).toContain('DTSTART;TZID=Europe/London:20260310T150000')
  expect(file).toContain('Luna')
})

it('gives away nothing that books, although the visit is released', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { path } = await w.alice.call('getVisitCalendar', { uid })
  const token = must(/^\/calendar\/visit\/(.+)\.ics$/.exec(must(path, 'path'))?.[1])
  await w.database.pool.query('update collabs set stage = 3 where uid = $1', [uid])
  await w.database.pool.query('update visits set live = false where collab_uid = $1', [uid])
  const startsAt = storySlot.toISOString()
  expect(await refusal(w.anonymous.call('scheduleByLink', { token, startsAt, guests: 0 }))).toMatchObject({
    code: 'not-found',
  })
  expect(await refusal(w.anonymous.call('getScheduleLink', { token }))).toMatchObject({ code: 'not-found' })
})

it('leads nowhere before a time is booked, and after the visit was cancelled', async () => {
  const w = await world()
  const approved = await approvedCollab(w)
  expect(await w.alice.call('getVisitCalendar', { uid: approved.uid })).toEqual({ path: null })
  const { uid, version } = await scheduledCollab(w)
  await w.alice.call('cancelCollab', { uid, version, reason: 'A cold.' })
  expect(await w.alice.call('getVisitCalendar', { uid })).toEqual({ path: null })
})
