import * as z from 'zod/mini'
import { currencies } from '../../plans/tiers.ts'
import { AccountingSettings } from '../accounting.ts'

const admin = { admin: 'any' } as const
const currency = z.enum(currencies)
const File = z.object({ name: z.string(), url: z.string() })

/** The invoices of a month as files for accounting programs, for admins alone. */
export const accountingEntries = {
  /**
   * What was invoiced in a calendar month (UTC), by organisation and currency, with the addresses of its files: for Xero in all
   * currencies, for DATEV one for each. Credit notes are below zero. Drafts and void invoices are left out. Addresses open for 15 minutes. Minor units.
   */
  getAccounting: {
    kind: 'read',
    access: admin,
    input: z.object({
      month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-03.'))),
    }),
    output: z.object({
      month: z.string(),
      settings: AccountingSettings,
      /** Somebody has saved them: until then there are no files, which would carry accounts that are nobody’s. */
      isSet: z.boolean(),
      files: z.array(File),
      rows: z.array(
        z.object({
          orgUid: z.string(),
          name: z.string(),
          currency,
          invoices: z.number(),
          creditNotes: z.number(),
          total: z.number(),
          tax: z.number(),
          files: z.array(File),
        }),
      ),
    }),
    shows: ['accounting', 'subscription'],
  },
  /** How our accountant’s programs call our accounts. */
  saveAccountingSettings: {
    kind: 'write',
    access: admin,
    input: z.object({ fields: AccountingSettings }),
    output: AccountingSettings,
    touches: ['accounting'],
  },
} as const
