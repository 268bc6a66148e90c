import { and, eq, ne } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { lockShortlist, nameTaken, recordShortlist } from '../shortlists.ts'
import { shortlists } from '../tables.ts'

export const renameShortlist: Handler<typeof listCalls.renameShortlist> = async ({ uid, name }, { actor, tx }) => {
  const before = await lockShortlist(tx, actor, uid)
  const taken = and(eq(shortlists.brandUid, before.brandUid), eq(shortlists.name, name), ne(shortlists.uid, uid))
  const [other] = await tx.select({ uid: shortlists.uid }).from(shortlists).where(taken)
  if (other) throw nameTaken(name)
  await tx.update(shortlists).set({ name }).where(eq(shortlists.uid, uid))
  await recordShortlist(tx, actor, 'renamed', before, { before: { name: before.name }, after: { name } })
  return { done: true }
}
