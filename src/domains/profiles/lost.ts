import * as z from 'zod/mini'
import { optionalText } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import type { CustomerStatus, SalesStage } from './desk-vocabulary.ts'

/** Why a brand left us, or never became a customer. */
export const lostReasons = {
  price: 'Too expensive',
  'no-reply': 'Stopped replying',
  'few-requests': 'Too few requests',
  results: 'Not enough results',
  'no-time': 'No time for it',
  competitor: 'Chose someone else',
  closed: 'Venue closed',
  'not-a-fit': 'Not the right fit',
  other: 'Another reason',
} as const
export type LostReason = keyof typeof lostReasons

/** Why a brand was lost. The note is for our team alone. */
export const Lost = z.object({ reason: z.enum(keysOf(lostReasons)), note: optionalText(500) })
export type Lost = z.output<typeof Lost>

/** The sales stage and the customer status of brands that we lost. */
export const lostSalesStage: SalesStage = 909
export const lostStatus: CustomerStatus = 'inactive'

/** Whether we lost a brand, before or after it became a customer. */
export function isLost(brand: { salesStage: SalesStage; customerStatus: CustomerStatus }): boolean {
  return brand.salesStage === lostSalesStage || brand.customerStatus === lostStatus
}
