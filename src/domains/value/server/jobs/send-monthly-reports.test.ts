import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { sendMonthlyReports } from './send-monthly-reports.ts'

/** Luna is in London, where the first of April is summer time. */
const runAt = async (w: World, time: string) => {
  setClock(new Date(time))
  await Promise.all([runJob(w, sendMonthlyReports), runJob(w, sendMonthlyReports)])
  return (await mailsTo(w, 'bella@example.test')).filter(({ subject }) => subject.startsWith('Your March with'))
}

it('comes at eight on the first, once, with the numbers and a link', async () => {
  const w = await world()
  await trackedCollab(w)
  expect(await runAt(w, '2026-04-01T06:59:00Z')).toEqual([])
  const mails = await runAt(w, '2026-04-01T07:10:00Z')
  expect(mails).toHaveLength(1)
  const { text } = must(mails[0], 'mail')
  expect(text).toMatch(/Cost: £[\d.]+ for 1 visit\./)
  expect(text).toContain('Results: 12,000 views (1 of 2 deliverables has insights), 0 link clicks and 0 bookings.')
  expect(text).toContain('Best deliverable: Alice Moreau’s Reel, 12,000 views.')
  expect(text).toMatch(/\/app\/report\?uid=\S+month=2026-03/)
  expect(await runAt(w, '2026-04-02T07:10:00Z')).toHaveLength(1)
})

it('comes in the week after if it could not on the first, and not later', async () => {
  const w = await world()
  await trackedCollab(w)
  expect(await runAt(w, '2026-04-08T09:00:00Z')).toEqual([])
  expect(await runAt(w, '2026-04-07T09:00:00Z')).toHaveLength(1)
})

it('is for advanced reporting alone, and not for a month without a visit', async () => {
  const w = await world()
  await trackedCollab(w)
  await givePlan(w, 'starter')
  expect(await runAt(w, '2026-04-01T09:00:00Z')).toEqual([])
  await givePlan(w, 'professional')
  setClock(new Date('2026-05-01T09:00:00Z'))
  await runJob(w, sendMonthlyReports)
  expect((await mailsTo(w, 'bella@example.test')).filter(({ subject }) => /^Your \w+ with/.test(subject))).toEqual([])
})

it('is not mailed to whoever switched it off', async () => {
  const w = await world()
  await trackedCollab(w)
  await w.bella.call('saveNotificationSettings', {
    off: ['reports:mail'],
    myDay: false,
    digest: 'at-once',
    quiet: null,
    timezone: 'Europe/London',
    version: 0,
  })
  expect(await runAt(w, '2026-04-01T09:00:00Z')).toEqual([])
})
