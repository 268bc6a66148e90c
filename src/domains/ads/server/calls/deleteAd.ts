import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { beginAd, canOf, countsOf, recordAd } from '../save.ts'
import { ads } from '../tables.ts'

export const deleteAd: Handler<typeof adCalls.deleteAd> = async (seen, { actor, tx }) => {
  const row = await beginAd(tx, seen)
  const counts = (await countsOf(tx, [row.uid])).get(row.uid)
  if (!canOf(actor, row, counts).remove)
    throw new CallError(
      'failed-precondition',
      'You can only delete drafts that no one has seen. Pause this ad instead.',
    )
  await tx.delete(ads).where(eq(ads.uid, row.uid))
  await recordAd(tx, actor, 'deleted', row.uid, { before: row, after: {} })
  return { uid: row.uid }
}
