import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { organisationFacts } from '../../../organisations/server/facts.ts'
import type { billingCalls } from '../../contract.ts'
import { paymentEventNames } from '../../payment-columns.ts'
import { paymentEvents } from '../tables.ts'

/** The payment events in the database. */
export const paymentsSql: TableSql = {
  from: sql`${paymentEvents}`,
  uid: paymentEvents.id,
  byDefault: '-received',
  fields: {
    type: { by: paymentEvents.type, type: 'text' },
    outcome: { by: paymentEvents.outcome, type: 'text' },
    happened: { by: paymentEvents.at, type: 'timestamptz' },
    received: { by: paymentEvents.receivedAt, type: 'timestamptz' },
  },
}

function matchesSearch(search: string): SQL | undefined {
  const { id, subjectId, type, note, orgUid } = paymentEvents
  const named = sql`${orgUid} in (select ${organisationFacts.uid} from ${organisationFacts} where ${containsText([organisationFacts.name], search)})`
  const wanted = search.toLowerCase()
  const types = Object.entries(paymentEventNames).flatMap(([name, words]) =>
    words.toLowerCase().includes(wanted) ? [name] : [],
  )
  return or(
    containsText([type, note], search),
    inArray(type, types),
    eq(id, search),
    eq(subjectId, search),
    eq(orgUid, search),
    named,
  )
}

export const listPaymentEvents: Handler<typeof billingCalls.listPaymentEvents> = async (
  { search, ...asked },
  { db },
) => {
  const page = await findTablePage(db, paymentsSql, asked, search ? matchesSearch(search) : undefined)
  return { ...page, rows: await viewPayments(db, page.uids) }
}

async function viewPayments(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ uid: paymentEvents.id, event: paymentEvents, orgName: organisationFacts.name })
    .from(paymentEvents)
    .leftJoin(organisationFacts, eq(organisationFacts.uid, paymentEvents.orgUid))
    .where(inArray(paymentEvents.id, [...ids]))
  return inOrder(ids, rows).map(({ event: { at, receivedAt, ...event }, orgName }) => ({
    ...event,
    orgName,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
  }))
}
