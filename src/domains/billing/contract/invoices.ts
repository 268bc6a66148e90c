import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { BrandUid } from '../../../access/ids.ts'
import { currencies } from '../../plans/tiers.ts'
import { InvoiceView } from '../invoice-view.ts'
import { statementStates } from '../statement.ts'

const brand = z.object({ brandUid: BrandUid })
const currency = z.enum(currencies)
const member = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

/** What an organisation was invoiced, and its months line by line. */
export const invoiceEntries = {
  /** The newest 60 invoices. Amounts are minor units. */
  listInvoices: {
    kind: 'read',
    scope: 'billing:read',
    access: member,
    input: brand,
    output: z.object({
      rows: z.array(InvoiceView),
      can: z.object({ credit: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['subscription'],
  },
  /** What a month cost, line by line, on the organisation's clock; the present month without one. Amounts are minor units. */
  getStatement: {
    kind: 'read',
    scope: 'billing:read',
    access: member,
    input: z.object({
      brandUid: BrandUid,
      month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-03.'))),
    }),
    output: z.object({
      month: z.string(),
      timezone: z.string(),
      lines: z.array(
        z.object({
          key: z.string(),
          at: instant,
          kind: z.enum(['plan', 'discount', 'fee', 'credit', 'tax']),
          text: z.string(),
          currency,
          amount: z.number(),
          state: z.enum(keysOf(statementStates)),
          note: z.string(),
          /** Whose collab it is for; null for what is the organisation’s, or a venue’s that the caller doesn’t belong to. */
          brandUid: z.nullable(BrandUid),
        }),
      ),
      /** The same by venue, of an organisation that has several; those the caller doesn’t belong to together. Adds up to `totals`. */
      venues: z.array(
        z.object({
          uid: z.nullable(BrandUid),
          name: z.string(),
          currency,
          plan: z.number(),
          fees: z.number(),
          tax: z.number(),
          total: z.number(),
        }),
      ),
      totals: z.array(z.object({ currency, amount: z.number() })),
      csvUrl: z.string(),
      pdfUrl: z.string(),
      /** A line for each venue; null for an organisation with one. */
      venuesCsvUrl: z.nullable(z.string()),
      can: z.object({ waive: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['fee', 'subscription'],
  },
} as const
