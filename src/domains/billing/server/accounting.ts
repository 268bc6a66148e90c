import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findOrganisation } from '../../organisations/server/reads.ts'
import { type AccountingSettings, type BookedInvoice, usualSettings } from '../accounting.ts'
import { viewBillingProfile } from './details.ts'
import { accountingSettings, invoices } from './tables.ts'

/** What is owed or was: not what is being prepared, nor what was made by mistake. */
const booked = ['open', 'paid', 'uncollectible'] as const

export type OwnedInvoice = BookedInvoice & { orgUid: string; orgName: string }

/** The invoices made in a calendar month (UTC), the oldest first, with their payers as they are now. */
export async function listBookedInvoices(
  db: Queryable,
  { month, orgUid }: { month: string; orgUid?: string | null },
): Promise<OwnedInvoice[]> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        gte(invoices.createdAt, from),
        lt(invoices.createdAt, until),
        inArray(invoices.status, [...booked]),
        orgUid ? eq(invoices.orgUid, orgUid) : undefined,
      ),
    )
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
  const payers = new Map<string, Pick<OwnedInvoice, 'orgName' | 'payer'>>()
  for (const uid of new Set(rows.map((row) => row.orgUid))) payers.set(uid, await payerOf(db, uid))
  return rows
    .filter(({ total }) => total !== 0)
    .map((row) => ({
      ...must(payers.get(row.orgUid)),
      orgUid: row.orgUid,
      number: row.number ?? row.id,
      day: row.createdAt.toISOString().slice(0, 10),
      currency: row.currency,
      total: row.total,
      plan: row.planAmount,
      tax: row.taxAmount,
    }))
}

/** The name on the invoices of an organisation, and its address. */
async function payerOf(db: Queryable, orgUid: string): Promise<Pick<OwnedInvoice, 'orgName' | 'payer'>> {
  const org = await findOrganisation(db, orgUid)
  const profile = org && viewBillingProfile(org)
  const orgName = org?.name ?? orgUid
  return {
    orgName,
    payer: {
      name: profile?.legal_entity_name || orgName,
      street: profile?.address_line_1 ?? '',
      city: profile?.city ?? '',
      postcode: profile?.zip_code ?? '',
      country: profile?.country ?? '',
      vatNumber: profile?.vat_number ?? '',
    },
  }
}

/** As somebody of our team saved them, else the usual ones. */
export async function readAccountingSettings(db: Queryable): Promise<AccountingSettings> {
  const [row] = await db.select().from(accountingSettings).where(eq(accountingSettings.id, 'ours'))
  return { ...usualSettings, ...row?.fields }
}
