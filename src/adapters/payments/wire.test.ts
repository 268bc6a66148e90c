import { expect, it } from 'vitest'
import { chargeOf, planChargeOf, readInvoice, type WireInvoice } from './wire.ts'

const plan = { type: 'subscription_item_details' }
const period = { start: 1_775_120_400, end: 1_777_712_400 }
const invoice = (change: Partial<WireInvoice>): WireInvoice => ({
  id: 'in_1',
  object: 'invoice',
  customer: 'cus_1',
  number: 'A-1',
  status: 'paid',
  currency: 'gbp',
  total: 0,
  created: 0,
  period_start: 0,
  period_end: 0,
  lines: { data: [] },
  ...change,
})

it('reads the plan after its discounts and without tax, inside the price or on top of it', () => {
  const exclusive = { amount: 80_00, taxes: [{ amount: 16_00, tax_behavior: 'exclusive' }] }
  const inclusive = { amount: 120_00, taxes: [{ amount: 20_00, tax_behavior: 'inclusive' }] }
  const data = [
    { ...exclusive, amount: 100_00, discount_amounts: [{ amount: 20_00 }], description: '', parent: plan, period },
    { ...inclusive, description: '', parent: plan, period },
    { amount: 75_00, description: 'Collab', parent: { type: 'invoice_item_details' } },
  ]
  const taxes = [{ amount: 36_00, tax_behavior: 'exclusive' }]
  const wire = invoice({ total: 291_00, lines: { data }, total_taxes: taxes })
  expect(readInvoice(wire)).toMatchObject({ total: 291_00, planAmount: 180_00, taxAmount: 36_00 })
  expect(planChargeOf(wire)).toEqual({ due: 216_00, tax: 36_00, begins: new Date(period.start * 1000) })
})

it('counts neither what is left of a period into the next one, nor credit into what is due', () => {
  const part = { ...plan, subscription_item_details: { proration: true } }
  const data = [
    { amount: 50_00, description: '', parent: part, period },
    { amount: 99_00, description: '', parent: plan, period },
  ]
  const wire = invoice({ total: 149_00, amount_due: 139_00, lines: { data } })
  expect(planChargeOf(wire)).toMatchObject({ due: 99_00, tax: 0 })
  expect(chargeOf(wire)).toEqual({ due: 139_00, tax: 0 })
})
