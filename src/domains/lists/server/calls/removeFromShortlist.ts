import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { lockShortlist, recordShortlist } from '../shortlists.ts'
import { shortlistMembers, shortlistVotes } from '../tables.ts'

export const removeFromShortlist: Handler<typeof listCalls.removeFromShortlist> = async (
  { uid, influencerUid },
  { actor, tx },
) => {
  const shortlist = await lockShortlist(tx, actor, uid)
  const gone = await tx
    .delete(shortlistMembers)
    .where(and(eq(shortlistMembers.shortlistUid, uid), eq(shortlistMembers.influencerUid, influencerUid)))
    .returning({ uid: shortlistMembers.influencerUid })
  await tx
    .delete(shortlistVotes)
    .where(and(eq(shortlistVotes.shortlistUid, uid), eq(shortlistVotes.influencerUid, influencerUid)))
  if (gone.length > 0) await recordShortlist(tx, actor, 'removed', shortlist, { before: { influencerUid } })
  return { done: gone.length > 0 }
}
