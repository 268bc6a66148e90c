import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { askedRecipient, secondVenue, tokenIn, trackedCollab } from '../../../../world/value-stories.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { reportRecipients } from '../tables.ts'
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

const reportsTo = async (w: World, email: string) =>
  (await mailsTo(w, email)).filter(({ subject }) => / March with /.test(subject))

it('goes to nobody while it is switched off, and not to the team where only others were chosen', async () => {
  const w = await world()
  await trackedCollab(w)
  const mailing = { brandUid: w.luna, isOn: true, toTeam: false }
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { accountUid: w.ben.accountUid } })
  await w.bella.call('saveReportMailing', { ...mailing, version: 0 })
  expect(await runAt(w, '2026-04-01T09:00:00Z')).toEqual([])
  expect(await reportsTo(w, 'ben@example.test')).toHaveLength(1)
  const off = await world()
  await trackedCollab(off)
  await off.bella.call('saveReportMailing', { ...mailing, brandUid: off.luna, version: 0, isOn: false, toTeam: true })
  expect(await runAt(off, '2026-04-01T09:00:00Z')).toEqual([])
})

it('comes by link to an address that said yes: without costs and advice, with a way out in one step', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  await runAt(w, '2026-04-03T09:00:00Z')
  const [mail] = await reportsTo(w, 'agency@example.test')
  expect(mail?.subject).toBe('Luna: March with Plusone')
  expect(mail?.text).toContain('There was 1 visit.')
  expect(mail?.text).toContain('Results: 12,000 views')
  expect(mail?.text).not.toMatch(/Cost|£|Next:/)
  expect(mail?.text).toMatch(new RegExp(`Unsubscribe: \\S+/report-emails\\?token=${token}`))
  const report = tokenIn(must(/Open the report: (\S+)/.exec(mail?.text ?? '')?.[1]))
  expect(await w.anonymous.call('getSharedReport', { token: report })).toMatchObject({ name: 'Luna', month: '2026-03' })
  expect((await w.bella.call('getMonthlyReport', { brandUid: w.luna })).links).toEqual([])
  await w.anonymous.call('stopReportEmails', { token })
  expect((await refusal(w.anonymous.call('getSharedReport', { token: report }))).code).toBe('not-found')
})

it('is not sent to an address that has not answered or has unsubscribed', async () => {
  const w = await world()
  await askedRecipient(w)
  await runAt(w, '2026-04-03T09:00:00Z')
  expect(await reportsTo(w, 'agency@example.test')).toEqual([])
  const other = await world()
  const asked = await askedRecipient(other)
  await other.anonymous.call('confirmReportEmails', { token: asked.token })
  await other.anonymous.call('stopReportEmails', { token: asked.token })
  await runAt(other, '2026-04-03T09:00:00Z')
  expect(await reportsTo(other, 'agency@example.test')).toEqual([])
})

it('is not sent to an address that said yes and then that it doesn’t know the brand', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  const [asked] = await mailsTo(w, 'agency@example.test')
  const stop = /I don’t know them: (\S+)/.exec(asked?.text ?? '')?.[1]
  await w.anonymous.call('stopUnknownSender', { token: tokenIn(must(stop)) })
  await runAt(w, '2026-04-03T09:00:00Z')
  expect(await reportsTo(w, 'agency@example.test')).toEqual([])
})

it('tells of the chosen venues alone, and of none that had no visit', async () => {
  const w = await world()
  await trackedCollab(w)
  const east = await secondVenue(w)
  await w.bella.call('addReportRecipient', {
    brandUid: w.luna,
    who: { accountUid: w.bella.accountUid },
    brandUids: [east],
  })
  expect(await runAt(w, '2026-04-01T09:00:00Z')).toEqual([])
  const linked = await world()
  await secondVenue(linked)
  const { token } = await askedRecipient(linked, [linked.luna])
  await linked.anonymous.call('confirmReportEmails', { token })
  await runAt(linked, '2026-04-03T09:00:00Z')
  const [mail] = await reportsTo(linked, 'agency@example.test')
  const report = tokenIn(must(/Open the report: (\S+)/.exec(mail?.text ?? '')?.[1]))
  expect(await linked.anonymous.call('getSharedReport', { token: report })).toMatchObject({ name: 'Luna', venues: [] })
})

it('goes to an address that has joined a team since as to one of the team', async () => {
  const w = await world()
  await secondVenue(w)
  const { uid, token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  // Ben is on Luna’s team alone.
  const ben = { email: 'ben@example.test' }
  await w.database.db.update(reportRecipients).set(ben).where(eq(reportRecipients.uid, uid))
  await runAt(w, '2026-04-03T09:00:00Z')
  const mails = await reportsTo(w, ben.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your March with Plusone'])
  expect(mails[0]?.text).not.toContain('/report?token=')
})
