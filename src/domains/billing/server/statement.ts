import { and, asc, eq, gte, inArray, lt, max } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Queryable } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { StatementLine, StatementVenue } from '../statement.ts'
import { taxLabel } from '../tax-words.ts'
import type { Organisation } from '../../organisations/server/reads.ts'
import { creditNotes, fees, invoices } from './tables.ts'

const counted = ['open', 'paid', 'uncollectible'] as const

/**
 * What an organisation owes for a calendar month on its own clock: the plan's part and the tax of the invoices made in it, and
 * the fee of each collab that delivered in it. Fees stand here by the month of the collab, whatever invoice they travel on;
 * their tax stands with that invoice. A credit note stands in the month it was issued, each collab’s part with its venue.
 */
export async function listStatement(db: Queryable, org: Organisation, month: string): Promise<StatementLine[]> {
  const from = DateTime.fromISO(`${month}-01`, { zone: org.timezone })
  const until = from.plus({ months: 1 })
  const planned = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orgUid, org.uid),
        gte(invoices.createdAt, from.toJSDate()),
        lt(invoices.createdAt, until.toJSDate()),
        inArray(invoices.status, [...counted]),
      ),
    )
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
  const [{ last } = { last: null }] = await db
    .select({ last: max(invoices.createdAt) })
    .from(invoices)
    .where(eq(invoices.orgUid, org.uid))
  const collabs = await db
    .select()
    .from(fees)
    .where(and(eq(fees.orgUid, org.uid), eq(fees.month, month)))
    .orderBy(asc(fees.at), asc(fees.collabUid))
  return [
    ...planned
      .filter(({ planAmount, discountAmount }) => planAmount !== 0 || discountAmount !== 0)
      .map((invoice) => ({
        key: invoice.id,
        at: invoice.createdAt.toISOString(),
        kind: 'plan' as const,
        note: '',
        brandUid: null,
        text: `Plan, invoice ${invoice.number ?? invoice.id}`,
        currency: invoice.currency,
        amount: invoice.planAmount + invoice.discountAmount,
        state: invoice.status,
      })),
    ...planned
      .filter(({ discountAmount }) => discountAmount !== 0)
      .map((invoice) => ({
        key: `${invoice.id}-discount`,
        at: invoice.createdAt.toISOString(),
        kind: 'discount' as const,
        note: '',
        brandUid: null,
        text: `Discount, invoice ${invoice.number ?? invoice.id}`,
        currency: invoice.currency,
        amount: -invoice.discountAmount,
        state: invoice.status,
      })),
    ...planned
      .filter(({ taxAmount }) => taxAmount !== 0)
      .map((invoice) => ({
        key: `${invoice.id}-tax`,
        at: invoice.createdAt.toISOString(),
        kind: 'tax' as const,
        note: '',
        brandUid: null,
        text: `${taxLabel(invoice.currency)}, invoice ${invoice.number ?? invoice.id}`,
        currency: invoice.currency,
        amount: invoice.taxAmount,
        state: invoice.status,
      })),
    ...collabs.map((fee) => ({
      key: fee.collabUid,
      at: fee.at.toISOString(),
      kind: 'fee' as const,
      text: fee.label,
      currency: fee.currency,
      amount: fee.state === 'waived' ? 0 : fee.amount,
      // Handed over to be billed, it stands on the first invoice that is made after that.
      state: fee.state === 'billed' && (!last || fee.at > last) ? ('due' as const) : fee.state,
      note: fee.waiveReason ?? '',
      brandUid: fee.brandUid,
    })),
    ...(await creditLines(db, org, from.toJSDate(), until.toJSDate())),
  ]
}

/** What the credit notes of a time take back: for each a line without tax (one for each venue whose collabs are on it), and its tax. */
async function creditLines(db: Queryable, org: Organisation, from: Date, until: Date): Promise<StatementLine[]> {
  const notes = await db
    .select({ note: creditNotes, invoiceNumber: invoices.number })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(
      and(
        eq(creditNotes.orgUid, org.uid),
        eq(creditNotes.state, 'issued'),
        gte(creditNotes.createdAt, from),
        lt(creditNotes.createdAt, until),
      ),
    )
    .orderBy(asc(creditNotes.createdAt), asc(creditNotes.uid))
  const collabUids = notes.flatMap(({ note }) => note.lines.flatMap(({ collabUid }) => collabUid ?? []))
  const charged = await db
    .select({ collabUid: fees.collabUid, brandUid: fees.brandUid })
    .from(fees)
    .where(inArray(fees.collabUid, collabUids))
  const venueOf = new Map(charged.map(({ collabUid, brandUid }) => [collabUid, brandUid]))
  return notes.flatMap(({ note, invoiceNumber }) => {
    const number = note.number ?? note.uid
    const common = {
      at: note.createdAt.toISOString(),
      currency: note.currency,
      note: note.words,
      state: note.kept > 0 ? ('kept' as const) : note.offInvoice > 0 ? ('deducted' as const) : ('refunded' as const),
    }
    const byVenue = new Map<string | null, number>()
    let rest = note.total - note.taxAmount
    for (const { collabUid, net } of note.lines) {
      const brandUid = collabUid === null ? undefined : venueOf.get(collabUid)
      if (brandUid === undefined) continue
      byVenue.set(brandUid, (byVenue.get(brandUid) ?? 0) + net)
      rest -= net
    }
    if (rest !== 0) byVenue.set(null, rest)
    return [
      ...[...byVenue].map(([brandUid, net]) => ({
        ...common,
        key: `${note.uid}-${brandUid ?? 'plan'}`,
        kind: 'credit' as const,
        text: `Credit note ${number}, invoice ${invoiceNumber ?? note.invoiceId}`,
        amount: -net,
        brandUid,
      })),
      ...(note.taxAmount === 0
        ? []
        : [
            {
              ...common,
              key: `${note.uid}-tax`,
              kind: 'tax' as const,
              text: `${taxLabel(note.currency)}, credit note ${number}`,
              note: '',
              amount: -note.taxAmount,
              brandUid: null,
            },
          ]),
    ]
  })
}

/** The venues that an organisation has now, the oldest first. */
export async function statementVenues(db: Queryable, orgUid: string): Promise<StatementVenue[]> {
  const { uid, name, createdAt } = brandFacts
  const rows = await db
    .select({ uid, name, createdAt })
    .from(brandFacts)
    .where(eq(brandFacts.orgUid, orgUid))
    .orderBy(createdAt, uid)
  return rows.map((venue) => ({ ...venue, createdAt: venue.createdAt.toISOString() }))
}
