import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findOrganisation } from '../../organisations/server/reads.ts'
import { type AccountingSettings, type BookedInvoice, usualSettings } from '../accounting.ts'
import { isEuBusiness } from '../vat.ts'
import { viewBillingProfile } from './details.ts'
import { accountingSettings, creditNotes, invoices } from './tables.ts'

/** What is owed or was: not what is being prepared, nor what was made by mistake. */
const booked = ['open', 'paid', 'uncollectible'] as const

export type OwnedInvoice = BookedInvoice & { orgUid: string; orgName: string }

/** The invoices made in a calendar month (UTC) and the credit notes issued in it, the oldest first, with their payers as they are now. */
export async function listBookedInvoices(
  { db, config }: { db: Queryable; config: Config },
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
  const notes = await db
    .select({ note: creditNotes, invoiceNumber: invoices.number })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(
      and(
        gte(creditNotes.createdAt, from),
        lt(creditNotes.createdAt, until),
        eq(creditNotes.state, 'issued'),
        orgUid ? eq(creditNotes.orgUid, orgUid) : undefined,
      ),
    )
    .orderBy(asc(creditNotes.createdAt), asc(creditNotes.uid))
  const all = [
    ...rows.map((row) => ({ ...row, number: row.number ?? row.id, corrects: null, sign: 1 })),
    ...notes.map(({ note, invoiceNumber }) => ({
      ...note,
      number: note.number ?? note.uid,
      corrects: invoiceNumber ?? note.invoiceId,
      sign: -1,
    })),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const payers = new Map<string, Pick<OwnedInvoice, 'orgName' | 'payer'>>()
  for (const row of all) if (!payers.has(row.orgUid)) payers.set(row.orgUid, await payerOf(db, row.orgUid))
  return all
    .filter(({ total }) => total !== 0)
    .map(({ orgUid: owner, number, corrects, sign, createdAt, currency, total, planAmount, taxAmount }) => ({
      ...must(payers.get(owner)),
      orgUid: owner,
      number,
      corrects,
      day: createdAt.toISOString().slice(0, 10),
      currency,
      total: sign * total,
      plan: planAmount === 0 ? 0 : sign * planAmount,
      tax: taxAmount === 0 ? 0 : sign * taxAmount,
      isReverse: config.PAYMENTS_TAX === 'on' && taxAmount === 0 && isEuBusiness(must(payers.get(owner)).payer),
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

/** As somebody of our team saved them, else the usual ones; `isSet`: somebody has. */
export async function readAccountingSettings(db: Queryable): Promise<{ settings: AccountingSettings; isSet: boolean }> {
  const [row] = await db.select().from(accountingSettings).where(eq(accountingSettings.id, 'ours'))
  return { settings: { ...usualSettings, ...row?.fields }, isSet: row !== undefined }
}
