import { inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { findTablePage, inOrder } from '../../../../kit/server/table-page.ts'
import type { usageCalls } from '../../contract.ts'
import { findSessionsAbout, recordLook, usageSessionsSql } from '../lists.ts'
import { usageSessions } from '../tables.ts'
import { viewSessions } from '../view.ts'

export const listUsageSessions: Handler<typeof usageCalls.listUsageSessions> = async (
  { search, ...asked },
  { actor, tx },
) => {
  const looked = { search, where: asked.where }
  await recordLook(tx, actor, 'usage.read', looked)
  const { where, also } = await findSessionsAbout(tx, looked)
  const page = await findTablePage(tx, usageSessionsSql, { ...asked, where }, also)
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
