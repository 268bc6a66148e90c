import { eq, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import type { messageCalls } from '../../contract.ts'
import { messageTemplates } from '../tables.ts'
import { ownerOf } from '../templates.ts'

export const listMessageTemplates: Handler<typeof messageCalls.listMessageTemplates> = async (
  { brandUid },
  { actor, db },
) => {
  const { uid, name, text, version, changedAt, owner } = messageTemplates
  const rows = await db
    .select({ uid, name, text, version, changedAt, changedBy: accountFacts.displayName })
    .from(messageTemplates)
    .leftJoin(accountFacts, eq(accountFacts.uid, messageTemplates.changedBy))
    .where(eq(owner, await ownerOf(db, actor, brandUid)))
    .orderBy(sql`lower(${name})`)
  return { rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) }
}
