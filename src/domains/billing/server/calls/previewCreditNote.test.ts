import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { taxedInvoice } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.previewCreditNote, async (w) => ({ invoiceId: await taxedInvoice(w), lines: null }))

it('says what a part comes to with its VAT, and what happens to the money', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const { lines } = await w.ada.call('getInvoice', { invoiceId })
  const { id } = first(lines)
  expect(await w.ada.call('previewCreditNote', { invoiceId, lines: [{ lineId: id, net: 10_03 }] })).toEqual({
    currency: 'GBP',
    net: 10_03,
    tax: 2_01,
    total: 12_04,
    offInvoice: 0,
    dueAfter: 0,
    payout: 12_04,
    refundable: 118_80,
  })
  const tooMuch = await refusal(w.ada.call('previewCreditNote', { invoiceId, lines: [{ lineId: id, net: 99_01 }] }))
  expect(tooMuch.message).toContain('more than is left')
})

it('says how much less an open invoice owes', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w, 'declined')
  expect(await w.ada.call('previewCreditNote', { invoiceId, lines: null })).toMatchObject({
    total: 118_80,
    offInvoice: 118_80,
    dueAfter: 0,
    payout: 0,
  })
})
