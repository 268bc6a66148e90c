import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { taxedInvoice } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'
import { invoices } from '../tables.ts'

describeCall(billingCalls.getInvoice, async (w) => ({ invoiceId: await taxedInvoice(w) }))

it('shows the lines with what is left of each, or says why nothing can be credited', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w)
  const found = () => w.ada.call('getInvoice', { invoiceId })
  expect(await found()).toMatchObject({
    orgName: 'Luna',
    brandUid: w.luna,
    lines: [{ text: 'Subscription', net: 99_00, left: 99_00, isWaived: false }],
    creditNotes: [],
    refusal: null,
  })
  await w.tx((tx) => tx.update(invoices).set({ status: 'void' }).where(eq(invoices.id, invoiceId)))
  expect((await found()).refusal).toContain('void')
  await w.tx((tx) => tx.update(invoices).set({ id: 'in_elsewhere', status: 'paid' }).where(eq(invoices.id, invoiceId)))
  expect((await w.ada.call('getInvoice', { invoiceId: 'in_elsewhere' })).refusal).toContain('doesn’t have this invoice')
})
