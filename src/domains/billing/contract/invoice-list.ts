import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { BrandUid } from '../../../access/ids.ts'
import { currencies } from '../../plans/tiers.ts'
import { invoiceList, invoiceStates } from '../invoice-list.ts'

const ListedInvoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  state: z.enum(keysOf(invoiceStates)),
  currency: z.enum(currencies),
  totalMinor: z.number(),
  taxMinor: z.number(),
  /** What credit notes took back, and what is still to be paid. */
  creditedMinor: z.number(),
  dueMinor: z.number(),
  /** When its payment last failed; null once it’s paid. */
  failedAt: z.nullable(instant),
  issuedAt: instant,
  periodStart: instant,
  periodEnd: instant,
  orgUid: z.string(),
  /** Empty of an organisation that’s gone. */
  orgName: z.string(),
  /** The organisation’s first venues by name, and how many it has. */
  brands: z.array(z.object({ uid: BrandUid, name: z.string() })),
  brandCount: z.number(),
})
export type ListedInvoice = z.output<typeof ListedInvoice>

export const invoiceListEntries = {
  /** The invoices of all organisations, newest first unless sorted; `search` looks at number, organisation and brand. */
  browseInvoices: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object(tableInput(invoiceList)),
    output: tablePage(ListedInvoice),
    shows: ['subscription'],
  },
} as const
