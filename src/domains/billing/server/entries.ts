import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../../../kit/server/merged.ts'
import { invoices } from './tables.ts'

/** The invoices of an organisation, for a timeline of several tables. */
export function invoiceEntries(orgUid: string, page: MergedPage): SQL {
  return mergedPart(
    'invoice',
    {
      at: invoices.createdAt,
      uid: invoices.id,
      data: {
        number: invoices.number,
        status: invoices.status,
        currency: invoices.currency,
        total: invoices.total,
      },
      from: sql`${invoices} where ${invoices.orgUid} = ${orgUid}`,
    },
    page,
  )
}
