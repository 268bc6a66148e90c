import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { must } from '../../../../kit/contract/must.ts'
import { deliverablesOf } from '../../../../world/content-stories.ts'
import {
  countedCollab,
  lunaCosts,
  marchReport,
  ownWords,
  sharedReportToken,
  tokenIn,
  trackedCollab,
} from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getSharedReport, async (w) => ({ token: await sharedReportToken(w) }))

it('has the brand’s words and the numbers, and no id, link or advice of ours', async () => {
  const w = await world()
  const month = await marchReport(w)
  await w.bella.call('saveReportWords', { brandUid: w.luna, month, version: 0, fields: ownWords })
  const { url } = await w.bella.call('shareReport', { brandUid: w.luna, month, days: 30 })
  const { pdfUrl: _pdfUrl, ...report } = await w.anonymous.call('getSharedReport', { token: tokenIn(url) })
  expect(report).toMatchObject({
    ...ownWords,
    now: { collabs: 1, views: 12_000, withFigures: 1, agreed: 2 },
    before: { collabs: 0 },
    best: { influencerName: 'Alice Moreau', type: 'reel', views: 12_000, picture: null },
  })
  expect(JSON.stringify(report)).not.toMatch(/_[0-9a-z]{26}|"next"|"can"/)
})

it('leaves costs out unless the link was made with them, and never tells what bookings left', async () => {
  const w = await world()
  const { token } = await trackedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-00001' })
  setClock(new Date('2026-04-02T09:00:00Z'))
  const month = '2026-03'
  const own = await w.bella.call('getMonthlyReport', { brandUid: w.luna, month })
  expect(own.now).toMatchObject({ costMinor: expect.any(Number), returnMinor: 2_000, contentValueMinor: 30_000 })
  const shared = async (withCosts: boolean) => {
    const { url } = await w.bella.call('shareReport', { brandUid: w.luna, month, days: 30, withCosts })
    return (await w.anonymous.call('getSharedReport', { token: tokenIn(url) })).now
  }
  const never = { returnMinor: null, returnCostMinor: null, contentValueMinor: null, spentMinor: null, bookings: 1 }
  const none = { costMinor: null, perThousandViewsMinor: null, perDeliverableMinor: null, perBookingMinor: null }
  expect(await shared(false)).toMatchObject({ ...never, ...none, perClickMinor: null, views: 12_000 })
  const { costMinor, perThousandViewsMinor } = own.now
  expect(await shared(true)).toMatchObject({ ...never, costMinor, perThousandViewsMinor })
})

it('shows the best deliverable as a picture while the brand may use it', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const post = must((await deliverablesOf(w.alice, collabUid)).find(({ type }) => type === 'post'))
  const unknown = { reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }
  await w.alice.call('addInsights', { uid: post.uid, kind: 'day-7', ...unknown, views: 90_000 })
  setClock(new Date('2026-04-02T09:00:00Z'))
  const { url } = await w.bella.call('shareReport', { brandUid: w.luna, month: '2026-03', days: 30 })
  const best = async () => (await w.anonymous.call('getSharedReport', { token: tokenIn(url) })).best
  expect(await best()).toMatchObject({ type: 'post', views: 90_000, picture: expect.any(String) })
  await w.database.pool.query('update deliverables set rights_until = $2 where uid = $1', [post.uid, '2026-03-31'])
  expect(await best()).toMatchObject({ type: 'post', views: 90_000, picture: null })
})
