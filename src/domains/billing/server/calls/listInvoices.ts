import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { viewInvoice } from '../invoices.ts'
import { invoices } from '../tables.ts'

export const listInvoices: Handler<typeof billingCalls.listInvoices> = async ({ brandUid }, { actor, db }) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orgUid, org.uid))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(60)
  return { rows: rows.map(viewInvoice) }
}
