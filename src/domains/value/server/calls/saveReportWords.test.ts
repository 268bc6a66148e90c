import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { marchReport, ownWords, secondVenue } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const given = { version: 0, fields: ownWords } as const
describeCall(valueCalls.saveReportWords, async (w) => ({ brandUid: w.luna, month: await marchReport(w), ...given }))

it('is kept with its month, trimmed, and emptied again', async () => {
  const w = await world()
  const report = { brandUid: w.luna, month: await marchReport(w) }
  const words = async (month: string) => (await w.bella.call('getMonthlyReport', { brandUid: w.luna, month })).words
  await w.bella.call('saveReportWords', { ...report, version: 0, fields: { ...ownWords, plans: ' Open Wednesdays. ' } })
  expect(await words('2026-03')).toEqual({ intro: ownWords.intro, plans: 'Open Wednesdays.', version: 1 })
  expect(await words('2026-02')).toEqual({ intro: '', plans: '', version: 0 })
  await w.bella.call('saveReportWords', { ...report, version: 1, fields: { intro: '', plans: '' } })
  expect(await words('2026-03')).toEqual({ intro: '', plans: '', version: 2 })
})

it('refuses whoever saw an older version', async () => {
  const w = await world()
  const report = { brandUid: w.luna, month: await marchReport(w), ...given }
  await w.bella.call('saveReportWords', report)
  expect((await refusal(w.ben.call('saveReportWords', report))).code).toBe('aborted')
})

it('gives one of two who begin at once the first version', async () => {
  const w = await world()
  const report = { brandUid: w.luna, month: await marchReport(w), ...given }
  const both = await Promise.allSettled([
    w.bella.call('saveReportWords', report),
    w.ben.call('saveReportWords', report),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('is part of advanced reporting, and for a month that is over', async () => {
  const w = await world()
  const month = await marchReport(w)
  expect(
    (await refusal(w.bella.call('saveReportWords', { brandUid: w.luna, month: '2026-04', ...given }))).message,
  ).toContain('This month isn’t over yet.')
  await givePlan(w, 'starter')
  expect(await refusal(w.bella.call('saveReportWords', { brandUid: w.luna, month, ...given }))).toMatchObject({
    message: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
})

it('speaks of all venues: whoever belongs to one of two neither reads nor changes it', async () => {
  const w = await world()
  const report = { brandUid: w.luna, month: await marchReport(w) }
  await w.bella.call('saveReportWords', { ...report, ...given })
  await secondVenue(w)
  expect(await refusal(w.ben.call('saveReportWords', { ...report, version: 1, fields: ownWords }))).toMatchObject({
    code: 'permission-denied',
    message: 'Reports cover all of your venues, so only people on every venue’s team can change or share them.',
  })
  expect(await w.ben.call('getMonthlyReport', report)).toMatchObject({
    words: { intro: '', plans: '' },
    links: [],
    can: { edit: false },
  })
  expect(await w.bella.call('getMonthlyReport', report)).toMatchObject({ words: ownWords, can: { edit: true } })
})
