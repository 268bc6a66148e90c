import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { listShortlisted, lockShortlist, recordShortlist } from '../shortlists.ts'
import { shortlistMembers, shortlists, shortlistVotes } from '../tables.ts'

export const deleteShortlist: Handler<typeof listCalls.deleteShortlist> = async ({ uid }, { actor, tx }) => {
  const shortlist = await lockShortlist(tx, actor, uid)
  const members = await listShortlisted(tx, uid)
  await tx.delete(shortlistVotes).where(eq(shortlistVotes.shortlistUid, uid))
  await tx.delete(shortlistMembers).where(eq(shortlistMembers.shortlistUid, uid))
  await tx.delete(shortlists).where(eq(shortlists.uid, uid))
  await recordShortlist(tx, actor, 'deleted', shortlist, { before: { name: shortlist.name, members } })
  return { done: true }
}
