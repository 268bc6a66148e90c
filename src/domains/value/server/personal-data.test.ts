import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { mailsTo } from '../../../world/meeting-stories.ts'
import { runJob } from '../../../world/run-job.ts'
import { askedRecipient, marchReport, tokenIn } from '../../../world/value-stories.ts'
import { world } from '../../../world/world.ts'
import { sendMonthlyReports } from './jobs/send-monthly-reports.ts'
import { valueData } from './personal-data.ts'

it('forgets addresses that never said yes, and keeps those that did', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  const listed = async () => (await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients.length
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { email: 'other@example.test' } })
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { accountUid: w.ben.accountUid } })
  await w.anonymous.call('confirmReportEmails', { token })
  await valueData.expire?.reportRecipients?.(w.database.db, new Date('2026-04-01T00:00:00Z'))
  expect(await listed()).toBe(3)
  await valueData.expire?.reportRecipients?.(w.database.db, new Date('2026-04-03T00:00:00Z'))
  expect(await listed()).toBe(2)
})

it('forgets addresses that unsubscribed, as long after that', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  setClock(new Date('2026-05-01T09:00:00Z'))
  await w.anonymous.call('stopReportEmails', { token })
  const listed = async () => (await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients.length
  await valueData.expire?.reportRecipients?.(w.database.db, new Date('2026-05-01T00:00:00Z'))
  expect(await listed()).toBe(1)
  await valueData.expire?.reportRecipients?.(w.database.db, new Date('2026-05-02T00:00:00Z'))
  expect(await listed()).toBe(0)
})

it('ends with an account what was sent to its address by link, and exports that it was chosen', async () => {
  const w = await world()
  const { token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  setClock(new Date('2026-04-03T09:00:00Z'))
  await runJob(w, sendMonthlyReports)
  const link = /Open the report: (\S+)/.exec(
    (await mailsTo(w, 'agency@example.test')).map(({ text }) => text).join(),
  )?.[1]
  const report = { token: tokenIn(must(link)) }
  await w.anonymous.call('getSharedReport', report)
  const nothing = { influencerUids: [], brandUids: [], orgUids: [], collabUids: [], names: [] }
  const of = { ...nothing, account: { uid: w.ben.accountUid, email: 'agency@example.test' } }
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { accountUid: w.ben.accountUid } })
  const gathered = await valueData.gather(w.database.db, of, w.config)
  expect(gathered['report-recipients']).toMatchObject([{ email: 'agency@example.test' }, { email: null }])
  await w.tx((tx) => valueData.forget(tx, of))
  expect((await refusal(w.anonymous.call('getSharedReport', report))).code).toBe('not-found')
})

it('keeps somebody chosen, and once, when two accounts become one', async () => {
  const w = await world()
  await marchReport(w)
  const names = async () =>
    (await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients.map(({ name }) => name)
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { accountUid: w.ben.accountUid } })
  await w.tx((tx) => valueData.join?.(tx, w.ben.accountUid, w.bella.accountUid) ?? Promise.resolve())
  expect(await names()).toEqual(['Bella'])
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { accountUid: w.ben.accountUid } })
  await w.tx((tx) => valueData.join?.(tx, w.ben.accountUid, w.bella.accountUid) ?? Promise.resolve())
  expect(await names()).toEqual(['Bella'])
})
