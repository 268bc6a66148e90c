import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { lockShortlist, recordShortlist } from '../shortlists.ts'
import { shortlists } from '../tables.ts'

export const unshareShortlist: Handler<typeof listCalls.unshareShortlist> = async ({ uid }, { actor, tx }) => {
  const shortlist = await lockShortlist(tx, actor, uid)
  if (!shortlist.tokenHash) return { done: false }
  await tx.update(shortlists).set({ tokenHash: null, linkUntil: null }).where(eq(shortlists.uid, uid))
  await recordShortlist(tx, actor, 'unshared', shortlist)
  return { done: true }
}
