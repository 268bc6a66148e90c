import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { viewInvoices } from '../invoices.ts'
import { billingPolicy } from '../policy.ts'
import { invoices } from '../tables.ts'

export const listInvoices: Handler<typeof billingCalls.listInvoices> = async ({ brandUid }, { actor, db }) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orgUid, org.uid))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(60)
  return {
    rows: await viewInvoices(db, rows),
    can: { credit: may(billingPolicy, actor, 'credit', { uid: brandUid }) },
  }
}
