import { and, desc, eq, ne } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { viewCreditNotes } from '../credit-note-view.ts'
import { creditNotes } from '../tables.ts'

export const listCreditNotes: Handler<typeof billingCalls.listCreditNotes> = async (
  { brandUid },
  { actor, db, config },
) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const rows = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.orgUid, org.uid), ne(creditNotes.state, 'pending')))
    .orderBy(desc(creditNotes.createdAt), desc(creditNotes.uid))
    .limit(60)
  return { rows: await viewCreditNotes(db, config, rows) }
}
