import { eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { organisationFacts } from '../../../organisations/server/facts.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { billingCalls } from '../../contract.ts'
import { daysToPay, type InvoiceState, invoiceStates } from '../../invoice-list.ts'
import { viewInvoices } from '../invoices.ts'
import { creditNotes, invoices, paymentEvents } from '../tables.ts'

/** How many venues of an organisation are named. */
const namedVenues = 3

/** Whether credit notes took back part of it or all; null without any. */
const credited = sql`(select case when sum(${creditNotes.total}) >= ${invoices.total} then 'full' else 'part' end
  from ${creditNotes} where ${creditNotes.invoiceId} = ${invoices.id} and ${creditNotes.state} = 'issued' having count(*) > 0)`

/** When the payment of one that isn’t paid failed last. */
const failedAt = sql<Date | null>`(case when ${invoices.status} in ('open', 'uncollectible') then (select max(${paymentEvents.at})
  from ${paymentEvents} where ${paymentEvents.subjectId} = ${invoices.id} and ${paymentEvents.type} = 'invoice.payment_failed') end)`

/** Each state as a condition that is true or false and never null. Every invoice has one. */
function statesSql(): Record<InvoiceState, SQL> {
  const since = sql`${plus(now(), -daysToPay * dayMs).toISOString()}::timestamptz`
  const isPaid = sql`${invoices.status} = 'paid'`
  const isOpen = sql`${invoices.status} = 'open'`
  const isTakenBack = sql`coalesce(${credited} = 'full', false)`
  return {
    draft: sql`(${invoices.status} = 'draft')`,
    open: sql`(${isOpen} and ${invoices.createdAt} >= ${since})`,
    overdue: sql`(${isOpen} and ${invoices.createdAt} < ${since})`,
    paid: sql`(${isPaid} and not ${isTakenBack})`,
    credited: sql`(${isPaid} and ${isTakenBack})`,
    void: sql`(${invoices.status} = 'void')`,
    uncollectible: sql`(${invoices.status} = 'uncollectible')`,
  }
}

function hasState({ is, values }: Condition): SQL {
  const states = statesSql()
  const any = sql`(${or(...keysOf(states).flatMap((state) => (values.includes(state) ? [states[state]] : [])))})`
  return is === 'not' ? sql`not ${any}` : any
}

/** The invoices of all organisations in the database. */
export const invoicesSql: TableSql = {
  from: sql`${invoices}`,
  uid: invoices.id,
  byDefault: '-issued',
  fields: {
    state: { by: invoices.status, type: 'text', matches: hasState },
    currency: { by: invoices.currency, type: 'text' },
    amount: { by: sql`${invoices.total} / 100.0`, type: 'integer', sortBy: invoices.total, sortType: 'integer' },
    credited: { by: credited, type: 'text' },
    failed: { by: failedAt, type: 'timestamptz' },
    issued: { by: invoices.createdAt, type: 'timestamptz' },
  },
}

function matchesSearch(search: string): SQL | undefined {
  const { id, number, orgUid } = invoices
  const named = sql`${orgUid} in (select ${organisationFacts.uid} from ${organisationFacts} where ${containsText([organisationFacts.name], search)})`
  const has = sql`${orgUid} in (select ${brandFacts.orgUid} from ${brandFacts} where ${containsText([brandFacts.name], search)})`
  return or(containsText([number], search), eq(id, search), eq(orgUid, search), named, has)
}

export const browseInvoices: Handler<typeof billingCalls.browseInvoices> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(db, invoicesSql, asked, search ? matchesSearch(search) : undefined)
  return { rows: await viewListed(db, page.uids), nextCursor: page.nextCursor, count: page.count }
}

async function viewListed(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      uid: invoices.id,
      invoice: invoices,
      orgName: organisationFacts.name,
      failedAt: failedAt.mapWith(invoices.createdAt),
      state: sql<InvoiceState>`case ${sql.join(
        keysOf(invoiceStates).map((state) => sql`when ${statesSql()[state]} then ${state}`),
        sql` `,
      )} end`,
    })
    .from(invoices)
    .leftJoin(organisationFacts, eq(organisationFacts.uid, invoices.orgUid))
    .where(inArray(invoices.id, [...ids]))
  const views = new Map(
    (
      await viewInvoices(
        db,
        rows.map(({ invoice }) => invoice),
      )
    ).map((view) => [view.id, view]),
  )
  const venues = await findVenues(db, [...new Set(rows.map(({ invoice }) => invoice.orgUid))])
  return inOrder(ids, rows).map(({ uid, invoice: { orgUid }, orgName, ...row }) => {
    const {
      id,
      number,
      currency,
      total,
      tax,
      credited: taken,
      due,
      createdAt,
      periodStart,
      periodEnd,
    } = mustGet(views, uid)
    return {
      id,
      number,
      state: row.state,
      currency,
      totalMinor: total,
      taxMinor: tax,
      creditedMinor: taken,
      dueMinor: due,
      failedAt: row.failedAt?.toISOString() ?? null,
      issuedAt: createdAt,
      periodStart,
      periodEnd,
      orgUid,
      orgName: orgName ?? '',
      brands: venues.get(orgUid)?.brands ?? [],
      brandCount: venues.get(orgUid)?.count ?? 0,
    }
  })
}

/** The first venues of some organisations by name, and how many each has. */
async function findVenues(db: Queryable, orgUids: readonly string[]) {
  const each = db
    .select({
      orgUid: brandFacts.orgUid,
      uid: brandFacts.uid,
      name: brandFacts.name,
      place:
        sql<number>`row_number() over (partition by ${brandFacts.orgUid} order by ${brandFacts.name}, ${brandFacts.uid})`.as(
          'place',
        ),
      count: sql<number>`(count(*) over (partition by ${brandFacts.orgUid}))::integer`.as('count'),
    })
    .from(brandFacts)
    .where(inArray(brandFacts.orgUid, [...orgUids]))
    .as('each')
  const rows = await db.select().from(each).where(lte(each.place, namedVenues)).orderBy(each.place)
  const found = new Map<string, { brands: { uid: string; name: string }[]; count: number }>()
  for (const { orgUid, uid, name, count } of rows) {
    const one = found.get(orgUid) ?? { brands: [], count }
    one.brands.push({ uid, name })
    found.set(orgUid, one)
  }
  return found
}
