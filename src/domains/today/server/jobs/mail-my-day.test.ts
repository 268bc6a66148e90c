import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { bookedMeeting, mailsTo, openHours } from '../../../../world/meeting-stories.ts'
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
const at = async (w: World, time: string) => {
  setClock(new Date(time))
  await Promise.all([runJob(w, mailMyDay), runJob(w, mailMyDay)])
  return (await mailsTo(w, 'anna@example.test')).filter(({ subject }) => subject.startsWith('Your day'))
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
