import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { creditOrder, taxedInvoice } from '../../../../world/payments.ts'
import { type World, world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import { invoiceList, type InvoiceState, invoiceStates } from '../../invoice-list.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { invoicesSql } from './browseInvoices.ts'

describeCall(billingCalls.browseInvoices, () => ({}))

const list = async (w: World, ...where: Condition[]) => (await w.ada.call('browseInvoices', { where })).rows
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const totals = async (w: World, ...where: Condition[]) => (await list(w, ...where)).map(({ totalMinor }) => totalMinor)
const inState = (w: World, state: InvoiceState) => totals(w, is('state', state))

it('lists what organisations were invoiced, newest first, with how it stands', async () => {
  const w = await world()
  const id = await taxedInvoice(w)
  expect(await list(w)).toMatchObject([
    {
      id,
      state: 'paid',
      currency: 'GBP',
      totalMinor: 118_80,
      taxMinor: 19_80,
      creditedMinor: 0,
      dueMinor: 0,
      failedAt: null,
      orgName: 'Luna',
      brands: [{ uid: w.luna, name: 'Luna' }],
      brandCount: 1,
    },
    { state: 'paid', totalMinor: 99_00 },
  ])
})

it('tells what’s due from what’s overdue, and finds payments that failed', async () => {
  const w = await world()
  await taxedInvoice(w, 'declined')
  const failed: Condition = { field: 'failed', is: 'filled', values: [] }
  expect([await inState(w, 'open'), await inState(w, 'overdue')]).toEqual([[118_80], []])
  expect(await list(w, failed)).toMatchObject([{ totalMinor: 118_80, dueMinor: 118_80, failedAt: now().toISOString() }])
  expect(await totals(w, { field: 'failed', is: 'empty', values: [] })).toEqual([99_00])
  const { issuedAt } = first(await list(w, failed))
  setClock(plus(new Date(issuedAt), 15 * dayMs))
  expect([await inState(w, 'open'), await inState(w, 'overdue')]).toEqual([[], [118_80]])
  expect(await totals(w, { field: 'state', is: 'not', values: ['overdue', 'draft'] })).toEqual([99_00])
})

it('tells what was credited in part from what was in full', async () => {
  const w = await world()
  const id = await taxedInvoice(w)
  const { lines } = await w.ada.call('getInvoice', { invoiceId: id })
  const part = [{ lineId: must(lines[0]).id, net: 10_00 }]
  await w.ada.call('issueCreditNote', await creditOrder(w, id, part, 'part'))
  expect(await list(w, is('credited', 'part'))).toMatchObject([{ id, state: 'paid', creditedMinor: 12_00 }])
  expect(await totals(w, is('credited', 'full'))).toEqual([])
  await w.ada.call('issueCreditNote', await creditOrder(w, id, null, 'rest'))
  expect(await list(w, is('credited', 'full'))).toMatchObject([{ id, state: 'credited', creditedMinor: 118_80 }])
  expect([await inState(w, 'credited'), await inState(w, 'paid')]).toEqual([[118_80], [99_00]])
})

it('gives every invoice one state', async () => {
  const w = await world()
  const id = await taxedInvoice(w)
  await w.ada.call('issueCreditNote', await creditOrder(w, id))
  const each = await Promise.all(keysOf(invoiceStates).map((state) => inState(w, state)))
  const byAmount = (amounts: number[]) => amounts.toSorted((a, b) => a - b)
  expect(byAmount(each.flat())).toEqual(byAmount(await totals(w)))
})

it('searches number, organisation and brand, filters amounts in whole units, and pages in any order that it offers', async () => {
  const w = await world()
  await taxedInvoice(w)
  const number = must(first(await list(w)).number)
  const found = async (search: string) => (await w.ada.call('browseInvoices', { search, want: 'count' })).count
  expect([await found('lun'), await found(number), await found('orso')]).toEqual([2, 1, 0])
  const amount = (operator: 'min' | 'max', value: string) =>
    totals(w, { field: 'amount', is: operator, values: [value] })
  expect([await amount('min', '99'), await amount('max', '118'), await amount('min', '119')]).toEqual([
    [118_80, 99_00],
    [99_00],
    [],
  ])
  expect(await totals(w, is('currency', 'EUR'))).toEqual([])
  for (const sort of sortsOf(invoiceList)) {
    const head = await w.ada.call('browseInvoices', { sort, limit: 1 })
    const rest = await w.ada.call('browseInvoices', { sort, limit: 1, cursor: must(head.nextCursor) })
    const amounts = [...head.rows, ...rest.rows].map(({ totalMinor }) => totalMinor)
    expect(amounts).toEqual(sort.startsWith('-') ? [118_80, 99_00] : [99_00, 118_80])
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), invoicesSql, invoiceList)).toEqual([])
})
