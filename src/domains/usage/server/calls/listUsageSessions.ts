import { inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { findTablePage, inOrder } from '../../../../kit/server/table-page.ts'
import type { usageCalls } from '../../contract.ts'
import { recordLook, sessionsMatch, usageSessionsSql } from '../lists.ts'
import { usageSessions } from '../tables.ts'
import { viewSessions } from '../view.ts'

export const listUsageSessions: Handler<typeof usageCalls.listUsageSessions> = async (
  { search, ...asked },
  { actor, tx },
) => {
  await recordLook(tx, actor, 'usage.read', { search, where: asked.where })
  const page = await findTablePage(tx, usageSessionsSql, asked, search ? sessionsMatch(search) : undefined)
  const found =
    page.uids.length === 0
      ? []
      : await tx.select().from(usageSessions).where(inArray(usageSessions.sessionId, page.uids))
  const sessions = inOrder(
    page.uids,
    found.map((session) => ({ ...session, uid: session.sessionId })),
  )
  return { ...page, rows: await viewSessions(tx, sessions) }
}
