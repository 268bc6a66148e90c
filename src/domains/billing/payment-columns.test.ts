import { expect, it } from 'vitest'
import { paymentEventName } from './payment-columns.ts'

it('says in words what happened, also of a type that nobody has named', () => {
  expect(['invoice.finalized', 'charge.dispute_closed', 'constructor'].map(paymentEventName)).toEqual([
    'Invoice issued',
    'Charge dispute closed',
    'Constructor',
  ])
})
