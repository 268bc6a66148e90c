import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { creditOrder, paymentContext, paymentsOf, planRow, settle, taxedInvoice } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { renew } from '../../../../adapters/payments/sandbox-life.ts'
import { billingCalls } from '../../contract.ts'
import { finishCreditNotes } from '../jobs/finish-credit-notes.ts'
import { receiveWebhook } from '../receive.ts'
import { creditNotes } from '../tables.ts'

describeCall(billingCalls.issueCreditNote, async (w) => creditOrder(w, await taxedInvoice(w)))

it('refunds a paid invoice with its VAT, once for a key, in the log and with a notification', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const order = await creditOrder(w, invoiceId)
  const note = await w.ada.call('issueCreditNote', order)
  expect(note).toMatchObject({ state: 'issued', total: 118_80, tax: 19_80, refunded: 118_80, kept: 0, offInvoice: 0 })
  expect(note.number).toMatch(/^SANDBOX-\w+-CN-01$/)
  expect(await w.ada.call('issueCreditNote', order)).toMatchObject({ uid: note.uid, number: note.number })
  await settle(w)
  expect(await w.database.db.select().from(creditNotes)).toHaveLength(1)
  expect((await w.bella.call('listCreditNotes', { brandUid: w.luna })).rows).toMatchObject([
    { uid: note.uid, words: order.words, reason: 'wrong-amount', invoiceId },
  ])
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(rows.find(({ id }) => id === invoiceId)).toMatchObject({ status: 'paid', credited: 118_80, due: 0 })
  const { orgUid } = must(await planRow(w))
  const logged = (await w.eventsOf(orgUid)).filter(({ kind }) => kind === 'credit-note.issued')
  expect(logged).toMatchObject([
    { actorUid: w.ada.accountUid, side: 'staff', why: order.words, after: { amount: 118_80, reason: 'Wrong amount' } },
  ])
  const { rows: notified } = await w.bella.call('listNotifications', {})
  expect(notified.filter(({ kind }) => kind === 'plan.credit-note')).toMatchObject([
    { title: 'We’ve credited £118.80' },
  ])
})

it('leaves less to pay of an open invoice, and ends a failed payment when nothing is left', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w, 'declined')
  expect(await planRow(w)).toMatchObject({ state: 'past_due' })
  const [line] = (await w.ada.call('getInvoice', { invoiceId })).lines
  const part = await creditOrder(w, invoiceId, [{ lineId: must(line).id, net: 33_33 }], 'part')
  expect(part).toMatchObject({ total: 40_00, payout: null })
  await w.ada.call('issueCreditNote', part)
  await settle(w)
  const of = async () => (await w.ada.call('getInvoice', { invoiceId })).invoice
  expect(await of()).toMatchObject({ status: 'open', credited: 40_00, due: 78_80 })
  await w.ada.call('issueCreditNote', await creditOrder(w, invoiceId, null, 'rest'))
  await settle(w)
  expect(await of()).toMatchObject({ status: 'paid', credited: 118_80, due: 0 })
  expect(await planRow(w)).toMatchObject({ state: 'active' })
  const { orgUid, brandUid } = { orgUid: must(await planRow(w)).orgUid, brandUid: w.luna }
  expect(
    (await w.eventsOf(brandUid)).filter(
      ({ kind, after }) => kind === 'invoice.paid' && JSON.stringify(after).includes(invoiceId),
    ),
  ).toEqual([])
  expect((await w.eventsOf(orgUid)).filter(({ kind }) => kind === 'credit-note.issued')).toHaveLength(2)
  expect((await refusal(w.ada.call('previewCreditNote', { invoiceId, lines: null }))).message).toBe(
    'There’s nothing left to credit on this invoice.',
  )
})

it('keeps credit for the next invoice, which it pays', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const order = { ...(await creditOrder(w, invoiceId)), payout: 'credit' as const }
  expect(await w.ada.call('issueCreditNote', order)).toMatchObject({ kept: 118_80, refunded: 0 })
  await settle(w)
  setClock(plus(now(), minuteMs))
  await renew(w.database.db, must(must(await planRow(w)).providerId))
  await settle(w)
  const { rows } = await w.bella.call('listInvoices', { brandUid: w.luna })
  expect(first(rows)).toMatchObject({ status: 'paid', total: 118_80, creditUsed: 118_80, due: 0 })
  const next = await creditOrder(w, first(rows).id, null, 'next')
  expect((await refusal(w.ada.call('issueCreditNote', next))).message).toContain('Only £0 can be refunded')
})

it('credits no more than is left when many are issued at once', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const { lines } = await w.ada.call('getInvoice', { invoiceId })
  const half = [{ lineId: first(lines).id, net: 60_00 }]
  const orders = await Promise.all(['one', 'two', 'three', 'four'].map((key) => creditOrder(w, invoiceId, half, key)))
  const results = await Promise.allSettled(orders.map((order) => w.ada.call('issueCreditNote', order)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await settle(w)
  expect(await w.database.db.select().from(creditNotes)).toMatchObject([{ state: 'issued', total: 72_00 }])
  const same = await creditOrder(w, invoiceId, null, 'same')
  await Promise.all([1, 2, 3].map(() => w.ada.call('issueCreditNote', same)))
  const notes = await w.database.db.select().from(creditNotes)
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(118_80)
  expect(await paymentsOf(w).findCreditable(invoiceId)).toMatchObject({ refundable: 0 })
})

it('takes up a credit note whose answer was lost, and its webhook in any order and twice', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const order = await creditOrder(w, invoiceId)
  const { uid } = await w.ada.call('issueCreditNote', order)
  const row = first(await w.database.db.select().from(creditNotes))
  const lose = { state: 'pending' as const, providerId: null, number: null }
  await w.tx((tx) => tx.update(creditNotes).set(lose).where(eq(creditNotes.uid, uid)))
  expect(await w.bella.call('listCreditNotes', { brandUid: w.luna })).toEqual({ rows: [] })
  await finishCreditNotes.run(paymentContext(w))
  expect(first(await w.database.db.select().from(creditNotes)).state).toBe('pending')
  setClock(plus(now(), 5 * minuteMs))
  await finishCreditNotes.run(paymentContext(w))
  expect(await w.database.db.select().from(creditNotes)).toMatchObject([{ state: 'issued', number: row.number }])
  await w.tx((tx) => tx.delete(creditNotes).where(eq(creditNotes.uid, uid)))
  const waiting = await paymentsOf(w).waiting()
  const outcomes = []
  for (const { raw, signature } of [...waiting.toReversed(), ...waiting])
    outcomes.push((await receiveWebhook(paymentContext(w), raw, signature)).outcome)
  expect(outcomes.filter((one) => one === 'repeated')).toHaveLength(waiting.length)
  expect(await w.database.db.select().from(creditNotes)).toMatchObject([
    { uid, state: 'issued', number: row.number, total: 118_80, planAmount: 99_00, reason: 'wrong-amount' },
  ])
})

it('refuses another total, money without a way back, and a second use of a key', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const order = await creditOrder(w, invoiceId)
  const refused = async (change: object) =>
    (await refusal(w.ada.call('issueCreditNote', { ...order, ...change }))).message
  expect(await refused({ total: 118_79 })).toContain('The amounts have changed')
  expect(await refused({ payout: null })).toContain('Choose whether to refund')
  expect(await refused({ invoiceId: 'in_none' })).toContain('We couldn’t find that invoice')
  expect(await refused({ words: ' ' })).not.toBe('')
  expect(await w.database.db.select().from(creditNotes)).toEqual([])
  await w.ada.call('issueCreditNote', order)
  expect(await refused({ total: 1 })).toContain('already issued this credit note')
})

it('draws it as a PDF that opens for a quarter of an hour', async () => {
  const w = await world()
  const { pdfUrl } = await w.ada.call('issueCreditNote', await creditOrder(w, await taxedInvoice(w)))
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const { pathname, search } = new URL(must(pdfUrl))
  const file = await fetch(served.url + pathname + search)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toMatch(/credit-note-SANDBOX-\w+-CN-01\.pdf/)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const words of ['Luna Ltd', '1 Mews', 'Corrects invoice SANDBOX-', 'Reason: Wrong amount', 'Subscription'])
    expect(text).toContain(words)
  for (const words of [
    /Net\s+99\.00 GBP/,
    /VAT\s+19\.80 GBP/,
    /Total credited\s+118\.80 GBP/,
    /£118\.80 goes back to your card/,
  ])
    expect(text).toMatch(words)
  expect((await fetch(`${served.url}${pathname}${search.replace('credit_note_', 'credit_note_0')}`)).status).toBe(404)
  setClock(plus(now(), 15 * minuteMs))
  expect((await fetch(served.url + pathname + search)).status).toBe(404)
  await served.close()
})
