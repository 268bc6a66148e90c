import { and, desc, eq, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { organisationFacts } from '../../../organisations/server/facts.ts'
import type { billingCalls } from '../../contract.ts'
import { paymentEvents } from '../tables.ts'

export const listPaymentEvents: Handler<typeof billingCalls.listPaymentEvents> = async (
  { odd, cursor, limit },
  { db },
) => {
  const after = readCursor(cursor, 2)
  const rows = await db
    .select({ event: paymentEvents, orgName: organisationFacts.name })
    .from(paymentEvents)
    .leftJoin(organisationFacts, eq(organisationFacts.uid, paymentEvents.orgUid))
    .where(
      and(
        odd ? eq(paymentEvents.outcome, 'odd') : undefined,
        after
          ? sql`(${paymentEvents.receivedAt}, ${paymentEvents.id}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(limit + 1)
  const page = cutPage(rows, limit, ({ event }) => [event.receivedAt.toISOString(), event.id])
  return {
    rows: page.rows.map(({ event: { at, receivedAt, ...event }, orgName }) => ({
      ...event,
      orgName,
      at: at.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
  }
}
