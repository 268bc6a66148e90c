import { usualSettings } from '../accounting.ts'
import { expect, it } from 'vitest'
import { parse } from 'csv-parse/sync'
import { emit, find, put } from '../../../adapters/payments/sandbox-store.ts'
import { renew } from '../../../adapters/payments/sandbox-life.ts'
import { serve } from '../../../app/testing/serve.ts'
import { first, must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { systemActor } from '../../../access/roles.ts'
import { groupVenue } from '../../../world/group-stories.ts'
import { refusal } from '../../../world/describe-call.ts'
import {
  chargeVat,
  creditOrder,
  paymentContext,
  paymentsOf,
  planRow,
  settle,
  taxedInvoice,
} from '../../../world/payments.ts'
import { world } from '../../../world/world.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { totalsOf } from '../statement.ts'
import { loadCreditable } from './creditable.ts'
import { reserveCreditNote } from './credit-notes.ts'
import { recordFee } from './fees.ts'
import { chargeFees } from './jobs/charge-fees.ts'
import { creditNotes, customers } from './tables.ts'

it('writes down no more than is left when many do at the same moment', async () => {
  const w = await world()
  const context = paymentContext(w)
  const invoiceId = await taxedInvoice(w)
  const creditable = await loadCreditable(context, invoiceId)
  const lines = [{ lineId: first(creditable.lines).id, net: 40_00 }]
  const amounts = await context.payments.previewCreditNote(invoiceId, lines)
  const order = { amounts, payout: null, reason: 'goodwill' as const, words: 'Sorry.' }
  const tries = Array.from({ length: 6 }, (_, at) =>
    w.tx((tx) => reserveCreditNote(tx, systemActor, creditable, { ...order, key: `key ${at}` })),
  )
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const notes = await w.database.db.select().from(creditNotes)
  expect(notes.map(({ state, total }) => [state, total])).toEqual([
    ['pending', 48_00],
    ['pending', 48_00],
  ])
})

/** Luna’s invoice with a collab fee on it, beside a second venue of its organisation. */
async function invoiceWithFee() {
  const w = await world()
  await taxedInvoice(w)
  await groupVenue(w, { name: 'Luna Nord' })
  const uid = newUid('collab')
  for (const label of ['free', 'free too'])
    await w.tx((tx) => recordFee(tx, { uid: newUid('collab'), brandUid: w.luna, label }))
  await w.tx((tx) => recordFee(tx, { uid, brandUid: w.luna, label: 'Alice' }))
  await chargeFees.run(paymentContext(w))
  await chargeVat(w, first(await w.database.db.select().from(customers)).providerId)
  setClock(plus(now(), minuteMs))
  await renew(w.database.db, must(must(await planRow(w)).providerId))
  await settle(w)
  const invoice = first((await w.bella.call('listInvoices', { brandUid: w.luna })).rows)
  const { lines } = await w.ada.call('getInvoice', { invoiceId: invoice.id })
  return { w, invoice, collabUid: uid, fee: must(lines.find(({ text }) => text === 'Collab: Alice')) }
}

it('stands on the statement with its VAT, each venue’s fee with the venue', async () => {
  const { w, invoice, fee } = await invoiceWithFee()
  const before = await w.bella.call('getStatement', { brandUid: w.luna })
  const order = await creditOrder(w, invoice.id, [{ lineId: fee.id, net: fee.net }])
  const { number, total, tax } = await w.ada.call('issueCreditNote', order)
  const after = await w.bella.call('getStatement', { brandUid: w.luna })
  const credited = after.lines.filter(({ text }) => text.includes(must(number)))
  expect(credited).toMatchObject([
    { kind: 'credit', amount: -fee.net, state: 'refunded', note: order.words, brandUid: w.luna },
    { kind: 'tax', amount: -tax, text: `VAT, credit note ${number}` },
  ])
  const due = ({ totals }: typeof after) => first(totals).amount
  expect(due(after)).toBe(due(before) - total)
  expect(after.venues.reduce((sum, venue) => sum + venue.total, 0)).toBe(due(after))
  expect(totalsOf(after.lines)).toEqual(after.totals)
  const feesOf = ({ venues }: typeof after) => must(venues.find(({ uid }) => uid === w.luna)).fees
  expect(feesOf(after)).toBe(feesOf(before) - fee.net)
})

it('goes to Xero and DATEV below zero, with its own number and the invoice it corrects', async () => {
  const { w, invoice } = await invoiceWithFee()
  const { number, total, tax } = await w.ada.call('issueCreditNote', await creditOrder(w, invoice.id))
  await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  const { rows, files } = await w.ada.call('getAccounting', { month: now().toISOString().slice(0, 7) })
  expect(rows).toMatchObject([{ invoices: 1, creditNotes: 1 }])
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const [xero, datev] = await Promise.all(
    files.map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      return new TextDecoder('windows-1252').decode(await (await fetch(served.url + pathname + search)).arrayBuffer())
    }),
  )
  const booked = parse<Record<string, string>>(must(xero).slice(3), { columns: true })
  const lines = booked.filter((row) => row['*InvoiceNumber'] === number)
  expect(lines).toHaveLength(2)
  const sum = lines.reduce((all, row) => all + Number(row['*UnitAmount']) + Number(row['TaxAmount']), 0)
  expect(Math.round(sum * 100)).toBe(-total)
  expect(lines.every((row) => row['Reference'] === invoice.number && Number(row['*UnitAmount']) < 0)).toBe(true)
  const record = must(
    must(datev)
      .split('\r\n')
      .find((line) => line.includes(`"${number}"`)),
  )
  expect(record).toMatch(new RegExp(`^${(total / 100).toFixed(2).replace('.', ',')};"H";"GBP"`))
  expect(record).toContain(`"Korrigierte Rechnung";"${invoice.number}"`)
  expect(tax).toBeGreaterThan(0)
  await served.close()
})

it('credits no fee that was waived, and waives none that was credited', async () => {
  const { w, invoice, collabUid, fee } = await invoiceWithFee()
  await w.ada.call('issueCreditNote', await creditOrder(w, invoice.id, [{ lineId: fee.id, net: 1_00 }]))
  const reason = 'The kitchen was closed that night.'
  expect((await refusal(w.ada.call('waiveFee', { collabUid, reason }))).message).toContain(
    'A credit note already covers',
  )
  await w.tx((tx) => tx.delete(creditNotes))
  await w.ada.call('waiveFee', { collabUid, reason })
  const { lines } = await w.ada.call('getInvoice', { invoiceId: invoice.id })
  expect(lines.find(({ id }) => id === fee.id)).toMatchObject({ isWaived: true, left: 0 })
})

it('takes up what was issued or voided at the provider, once', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const { lines } = must(await paymentsOf(w).findCreditable(invoiceId))
  const made = await paymentsOf(w).createCreditNote(invoiceId, {
    uid: 'elsewhere',
    lines: [{ lineId: first(lines).id, net: 50_00 }],
    payout: { kind: 'refund', amount: 60_00 },
    reason: 'goodwill',
    words: '',
  })
  await settle(w)
  expect(await w.database.db.select().from(creditNotes)).toMatchObject([
    { providerId: made.id, state: 'issued', total: 60_00, taxAmount: 10_00, planAmount: 50_00, issuedBy: null },
  ])
  expect(first((await w.ada.call('getInvoice', { invoiceId })).lines).left).toBe(49_00)
  const note = must(await find(w.database.db, 'credit_note', made.id))
  await w.tx(async (tx) => {
    await put(tx, 'credit_note', { ...note, status: 'void' }, invoiceId)
    await emit(tx, 'credit_note.voided', { ...note, status: 'void' })
    await emit(tx, 'credit_note.created', note)
  })
  await settle(w)
  expect(await w.database.db.select().from(creditNotes)).toMatchObject([{ state: 'void' }])
  expect(await w.ada.call('getInvoice', { invoiceId })).toMatchObject({
    invoice: { credited: 0 },
    lines: [{ left: 99_00 }],
  })
  const { orgUid } = must(await planRow(w))
  const kinds = (await w.eventsOf(orgUid)).map(({ kind }) => kind).filter((kind) => kind.startsWith('credit-note.'))
  expect(kinds.toSorted()).toEqual(['credit-note.issued', 'credit-note.voided'])
})

it('is counted as odd where its invoice is unknown', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const order = await creditOrder(w, invoiceId)
  await w.ada.call('issueCreditNote', order)
  const note = {
    ...must(
      await find(w.database.db, 'credit_note', must(first(await w.database.db.select().from(creditNotes)).providerId)),
    ),
    id: 'cn_other',
    invoice: 'in_unknown',
    metadata: {},
  }
  await w.tx((tx) => emit(tx, 'credit_note.created', note))
  await settle(w)
  const { rows } = await w.ada.call('listPaymentEvents', { search: 'cn_other' })
  expect(rows).toMatchObject([{ outcome: 'odd', note: 'We don’t know the invoice of this credit note.' }])
})
