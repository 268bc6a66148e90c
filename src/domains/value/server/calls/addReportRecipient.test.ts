import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { askedRecipient, marchReport, secondVenue } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { valueCalls } from '../../contract.ts'
import { mostReportRecipients } from '../../report-recipients.ts'
import { reportRecipients } from '../tables.ts'

describeCall(valueCalls.addReportRecipient, async (w) => {
  await marchReport(w)
  return { brandUid: w.luna, who: { email: 'agency@example.test' } }
})

it('asks somebody outside the team first, and says by whom', async () => {
  const w = await world()
  await marchReport(w)
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { email: 'agency@example.test' }, withCosts: true })
  const [mail] = await mailsTo(w, 'agency@example.test')
  expect(mail?.subject).toBe('Bella would like to send you Luna’s monthly report')
  expect(mail?.text).toContain('what visits from creators brought in, and what they cost.')
  expect(mail?.text).toMatch(/Answer: \S+\/report-emails\?token=\S+/)
  expect(mail?.text).toContain('I don’t know them: ')
  const { recipients } = await w.bella.call('getReportMailing', { brandUid: w.luna })
  expect(recipients).toMatchObject([{ name: 'agency@example.test', isOutside: true, withCosts: true, state: 'asked' }])
})

it('knows its own people by their address, and asks them nothing', async () => {
  const w = await world()
  await marchReport(w)
  const before = await mailsTo(w, 'ben@example.test')
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { email: 'ben@example.test' } })
  expect(await mailsTo(w, 'ben@example.test')).toEqual(before)
  const ben = { brandUid: w.luna, who: { accountUid: w.ben.accountUid } }
  expect(await refusal(w.bella.call('addReportRecipient', ben))).toEqual({
    code: 'failed-precondition',
    message: 'They’re already a recipient. Remove them first to change what they get.',
  })
})

it('refuses strangers by account, venues of others, and people of none of the venues', async () => {
  const w = await world()
  await marchReport(w)
  const east = await secondVenue(w)
  const add = (who: { accountUid: string }, brandUids: string[] | null) =>
    refusal(w.bella.call('addReportRecipient', { brandUid: w.luna, who, brandUids }))
  expect((await add({ accountUid: w.oscar.accountUid }, null)).code).toBe('not-found')
  expect((await add({ accountUid: w.ben.accountUid }, [w.orso])).message).toBe('Choose from your own venues.')
  expect((await add({ accountUid: w.ben.accountUid }, [east])).message).toBe(
    'They aren’t on the team of these venues. Add them to a venue’s team first.',
  )
})

it('counts nobody who has left the team', async () => {
  const w = await world()
  await marchReport(w)
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const left = Array.from({ length: mostReportRecipients }, (_, at) => ({
    uid: `report_recipient_${at}`,
    orgUid,
    accountUid: `account_${at}`,
    withCosts: true,
    addedAt: now(),
  }))
  await w.database.db.insert(reportRecipients).values(left)
  await w.bella.call('addReportRecipient', { brandUid: w.luna, who: { email: 'agency@example.test' } })
  expect((await w.bella.call('getReportMailing', { brandUid: w.luna })).recipients).toHaveLength(1)
})

it('is part of advanced reporting, and for people on every venue’s team', async () => {
  const w = await world()
  await marchReport(w)
  const asked = { brandUid: w.luna, who: { email: 'agency@example.test' } }
  await secondVenue(w)
  expect((await refusal(w.ben.call('addReportRecipient', asked))).code).toBe('permission-denied')
  await givePlan(w, 'starter')
  expect((await refusal(w.bella.call('addReportRecipient', asked))).message).toContain('Upgrade to Professional')
})

it('asks an address that unsubscribed again only after 30 days, even once removed', async () => {
  const w = await world()
  const { uid, token } = await askedRecipient(w)
  await w.anonymous.call('confirmReportEmails', { token })
  await w.anonymous.call('stopReportEmails', { token })
  setClock(plus(now(), 25 * dayMs))
  await w.anonymous.call('confirmReportEmails', { token })
  await w.anonymous.call('stopReportEmails', { token })
  await w.bella.call('removeReportRecipient', { brandUid: w.luna, uid })
  const asked = { brandUid: w.luna, who: { email: 'agency@example.test' } }
  setClock(plus(now(), 29 * dayMs))
  expect(await refusal(w.bella.call('addReportRecipient', asked))).toEqual({
    code: 'failed-precondition',
    message: 'They unsubscribed from this report. You can ask them again 30 days after that.',
  })
  setClock(plus(now(), 2 * dayMs))
  await w.bella.call('addReportRecipient', asked)
})
