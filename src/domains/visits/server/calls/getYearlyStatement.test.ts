import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { sendError } from '../../../../kit/server/http.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { visitRoutes } from '../routes.ts'
import { statementCsv } from '../statement-files.ts'

describeCall(visitCalls.getYearlyStatement, (w) => ({ influencerUid: w.aliceInfluencer }))

async function visited(w: World) {
  const { uid } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(storySlot)
  const { code } = await w.anonymous.call('getDoorPage', { token })
  return w.alice.call('checkInVisit', { uid, code })
}

it('adds up what the visits of a year were worth by the agreed terms', async () => {
  const w = await world()
  const input = { influencerUid: w.aliceInfluencer }
  expect(await w.alice.call('getYearlyStatement', input)).toMatchObject({
    year: 2026,
    years: [2026],
    rows: [],
    totals: [],
  })
  const { uid, terms } = await visited(w)
  const { valueMinor, currency, title } = must(terms)
  expect(await w.alice.call('getYearlyStatement', input)).toMatchObject({
    totals: [{ valueMinor, currency, visits: 1 }],
    rows: [{ collabUid: uid, brandName: 'Luna', title, valueMinor, currency, visitedAt: storySlot.toISOString() }],
  })
  expect((await w.alice.call('getYearlyStatement', { ...input, year: 2025 })).rows).toEqual([])
})

it('comes as CSV and PDF from addresses that open for a quarter of an hour', async () => {
  const w = await world()
  const { terms } = await visited(w)
  const app = Fastify()
  app.setErrorHandler(sendError)
  visitRoutes(app, { database: w.database, config: w.config })
  const get = async (url: string) => app.inject(new URL(url).pathname + new URL(url).search)
  const { csvUrl, pdfUrl } = await w.alice.call('getYearlyStatement', { influencerUid: w.aliceInfluencer })
  const csv = await get(csvUrl)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  const value = (must(terms).valueMinor / 100).toFixed(2)
  expect(csv.body).toContain(`2026-03-10,Luna,${must(terms).title},${value},${must(terms).currency}\r\n`)
  expect(csv.body).toContain('tax advice')
  const pdf = await get(pdfUrl)
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
  expect((await get(csvUrl.replace('year=2026', 'year=2025'))).statusCode).toBe(404)
  setClock(plus(now(), 16 * minuteMs))
  expect((await get(pdfUrl)).statusCode).toBe(404)
})

it('writes cells that no spreadsheet runs as a formula', () => {
  const row = {
    collabUid: 'x',
    visitedAt: '2026-03-10T15:00:00.000Z',
    timezone: 'Europe/London',
    brandName: '=HYPERLINK("x")',
    title: 'A "quiet" lunch, twice',
    valueMinor: 4_050,
    currency: 'GBP',
  }
  const csv = statementCsv({ product: 'P', name: 'A', handle: 'a', year: 2026, rows: [row] })
  expect(csv).toContain(`2026-03-10,"'=HYPERLINK(""x"")","A ""quiet"" lunch, twice",40.50,GBP`)
})
