import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { paymentContext, subscribe } from '../../../../world/payments.ts'
import { serve, type Served } from '../../../../app/testing/serve.ts'
import { world } from '../../../../world/world.ts'
import { recordFee } from '../fees.ts'
import { chargeFees } from '../jobs/charge-fees.ts'
import { fees, invoices } from '../tables.ts'
import { billingCalls } from '../../contract.ts'

let served: Served | null = null
afterEach(async () => {
  await served?.close()
  served = null
})

describeCall(billingCalls.getStatement, (w) => ({ brandUid: w.luna }))

it('adds up to the plan and the fees of the month, on the page and in both files', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  await deliveredCollab(w)
  const march = await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-03' })
  expect(march.lines.map((line) => [line.kind, line.amount, line.state])).toEqual([
    ['plan', 249_00, 'paid'],
    ['fee', 0, 'free'],
  ])
  expect(march.totals).toEqual([{ currency: 'GBP', amount: 249_00 }])
  expect((await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-02' })).lines).toEqual([])

  served = await serve(w.database)
  const get = async (url: string) => fetch(must(served).url + new URL(url).pathname + new URL(url).search)
  const csv = await (await get(march.csvUrl)).text()
  expect(csv).toContain('Date,Kind,Description,Venue,Status,Amount,Currency\r\n2026-03-02,Plan,')
  expect(csv).toMatch(/,Collab fee,[^\n]*,Luna,Free collab,0.00,GBP/)
  expect(csv).toContain(',,Total,,,249.00,GBP\r\n')
  const pdf = await get(march.pdfUrl)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it('says that a fee comes with the next invoice until one is made after it was handed over', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'professional')
  setClock(plus(now(), dayMs))
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await w.tx((tx) => recordFee(tx, { uid: `collab_${at}`.padEnd(33, '0'), brandUid: w.luna, label: 'Dinner' }))
  await chargeFees.run(paymentContext(w))
  const handed = await w.database.db.select().from(fees).where(eq(fees.state, 'billed'))
  expect(handed.length).toBeGreaterThan(0)
  const statesOf = async () => {
    const { lines } = await w.bella.call('getStatement', { brandUid: w.luna, month: '2026-03' })
    return new Set(lines.flatMap(({ kind, amount, state }) => (kind === 'fee' && amount > 0 ? state : [])))
  }
  expect(await statesOf()).toEqual(new Set(['due']))
  await w.database.db.update(invoices).set({ createdAt: plus(now(), dayMs) })
  expect(await statesOf()).toEqual(new Set(['billed']))
})

it('opens a file for a quarter of an hour only, and for the month that was asked', async () => {
  const w = await world()
  const { csvUrl } = await w.bella.call('getStatement', { brandUid: w.luna })
  served = await serve(w.database)
  const path = new URL(csvUrl).pathname + new URL(csvUrl).search
  expect((await served.get(path)).status).toBe(200)
  expect((await served.get(path.replace('2026-03', '2026-02'))).status).toBe(404)
  setClock(plus(now(), 15 * minuteMs))
  expect((await served.get(path)).status).toBe(404)
})

it('has a line for each venue, and shows nobody the collabs of venues they don’t belong to', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  const nord = await w.bella.call('getGroup', { brandUid: w.luna }).then(({ venues }) => venues[1]?.uid ?? '')
  await subscribe(w, w.bella, 'professional')
  const fee = (uid: string, brandUid: string) => w.tx((tx) => recordFee(tx, { uid, brandUid, label: `At ${brandUid}` }))
  for (const at of [0, 1, 2, 3]) await fee(`collab_${at}`.padEnd(33, '0'), at < 2 ? w.luna : nord)
  const whole = await w.bella.call('getStatement', { brandUid: w.luna })
  const sum = whole.totals[0]?.amount ?? 0
  expect(whole.venues.map(({ name }) => name)).toEqual(['Luna', 'Luna Nord'])
  expect(whole.venues.reduce((all, { total }) => all + total, 0)).toBe(sum)

  // Ben works at Luna alone.
  const his = await w.ben.call('getStatement', { brandUid: w.luna })
  expect(his.venues.map(({ name }) => name)).toEqual(['Luna', 'Other venues'])
  expect(his.totals).toEqual(whole.totals)
  expect(JSON.stringify(his.lines)).not.toContain(nord)
  served = await serve(w.database)
  const textOf = async (url: string | null) => {
    const { pathname, search } = new URL(must(url))
    return (await fetch(must(served).url + pathname + search)).text()
  }
  expect(await textOf(his.csvUrl)).not.toContain(nord)
  const rows = await textOf(his.venuesCsvUrl)
  expect(rows).toContain('Venue,Plan,Collab fees,Tax,Total,Currency\r\nLuna,')
  expect(rows).not.toContain('Luna Nord')
  expect(await textOf(whole.venuesCsvUrl)).toContain('Luna Nord,')
  expect(
    (await served.get(new URL(his.csvUrl).pathname + new URL(his.csvUrl).search.replace(/of=[^&]*/, 'of=all'))).status,
  ).toBe(404)
})
