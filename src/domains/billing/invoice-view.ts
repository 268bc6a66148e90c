import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { currencies } from '../plans/tiers.ts'

/** An invoice for a plan, its fees and tax. Amounts are minor units. */
export const InvoiceView = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  currency: z.enum(currencies),
  total: z.number(),
  /** What a discount code took off. */
  discount: z.number(),
  /** VAT or sales tax in the total. */
  tax: z.number(),
  /** What credit notes took back of the total, what earlier credit paid of it, and what is still to be paid. */
  credited: z.number(),
  creditUsed: z.number(),
  due: z.number(),
  createdAt: instant,
  periodStart: instant,
  periodEnd: instant,
  url: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
})
export type InvoiceView = z.output<typeof InvoiceView>
