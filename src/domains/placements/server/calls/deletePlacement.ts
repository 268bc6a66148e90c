import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { placementCalls } from '../../contract.ts'
import { beginPlacement, canOf, countsOf, recordPlacement } from '../keep.ts'
import { placements } from '../tables.ts'

export const deletePlacement: Handler<typeof placementCalls.deletePlacement> = async (seen, { actor, tx }) => {
  const row = await beginPlacement(tx, seen)
  const counts = (await countsOf(tx, [row.uid])).get(row.uid)
  if (!canOf(actor, row, counts).remove)
    throw new CallError('failed-precondition', 'Only a draft that nobody has seen can be deleted. Pause it instead.')
  await tx.delete(placements).where(eq(placements.uid, row.uid))
  await recordPlacement(tx, actor, 'deleted', row.uid, { before: row, after: {} })
  return { uid: row.uid }
}
