import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { bookedMeeting, mailsTo, openHours } from '../../../../world/meeting-stories.ts'
import { appliedCreator, requestedCollab, submittedBrief } from '../../../../world/stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type Input, world, type World } from '../../../../world/world.ts'
import { mailMyDay } from './mail-my-day.ts'

const asked: Input<'saveNotificationSettings'> = {
  off: [],
  myDay: true,
  digest: 'at-once',
  quiet: null,
  timezone: 'Europe/Paris',
  version: 0,
}
const at = async (w: World, time: string, to = 'anna@example.test') => {
  setClock(new Date(time))
  await Promise.all([runJob(w, mailMyDay), runJob(w, mailMyDay)])
  return (await mailsTo(w, to)).filter(({ subject }) => subject.startsWith('Your day'))
}

it('comes at eight on one’s own clock, once a day, to who asked for it', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  expect(await at(w, '2026-03-03T07:00:00Z')).toEqual([])
  await w.anna.call('saveNotificationSettings', asked)
  expect(await at(w, '2026-03-03T06:59:00Z')).toEqual([])
  const mails = await at(w, '2026-03-03T07:00:00Z')
  expect(mails).toMatchObject([{ subject: 'Your day: Tuesday 3 March' }])
  expect(must(mails[0], 'mail').text).toMatch(/11:00 Call with Gina[^]*\/app\/today[^]*\/unsubscribe\?token=/)
  expect(await at(w, '2026-03-03T07:05:00Z')).toHaveLength(1)
})

it('is not written for a day with nothing in it, in quiet hours, or when the day is nearly over', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  await w.anna.call('saveNotificationSettings', { ...asked, quiet: { from: '20:00', until: '09:30' } })
  expect(await at(w, '2026-03-02T10:00:00Z')).toEqual([])
  expect(await at(w, '2026-03-03T08:29:00Z')).toEqual([])
  expect(await at(w, '2026-03-03T19:00:00Z')).toEqual([])
  expect(await at(w, '2026-03-03T08:30:00Z')).toHaveLength(1)
})

it('says what Today holds: how much of each kind, and the first of them with the time left', async () => {
  const w = await world()
  await appliedCreator(w)
  await submittedBrief(w)
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Ring about the menu', dueOn: '2026-03-05' })
  await w.anna.call('saveNotificationSettings', asked)
  const [mail] = await at(w, '2026-03-03T07:00:00Z')
  expect(must(mail, 'mail').text).toMatch(
    /BRIEFS TO REVIEW: 1\s+Dinner for two at the counter · Luna: overdue by[^]*CREATOR APPLICATIONS: 1\s+Olivia Grant: 26 hours left[^]*TASKS: 1\s+Luna: 2 days left/,
  )
})

it('comes to a brand’s team that asked for it, about their own venues', async () => {
  const w = await world()
  await requestedCollab(w)
  const mails = (time: string) => at(w, time, 'bella@example.test')
  expect(await mails('2026-03-03T07:00:00Z')).toEqual([])
  await w.bella.call('saveNotificationSettings', asked)
  const [mail] = await mails('2026-03-03T07:05:00Z')
  expect(must(mail, 'mail').text).toMatch(
    new RegExp(
      `Good morning, Bella[^]*REQUESTS TO ANSWER: 1\\s+Alice Moreau · Dinner for two at the counter · Luna: 1. days left[^]*today\\?uid=${w.luna}&kind=request`,
    ),
  )
  expect(must(mail, 'mail').text).not.toContain('CALLS')
})
