import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { mergedThings } from '../../../../access/merged-things.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import type { duplicateCalls } from '../../contract.ts'
import { countMoves, obstaclesTo } from '../move.ts'
import { pairOf, sideOf } from '../sides.ts'

export const getMergePreview: Handler<typeof duplicateCalls.getMergePreview> = async (
  { uid, otherUid },
  { actor, db },
) => {
  const pair = pairOf(uid, otherUid)
  const compared = await sideOf(uid).compare(db, uid, otherUid)
  if (!compared) throw noProfile()
  const counts = await countMoves(db, pair)
  return {
    ...compared,
    obstacles: [...compared.obstacles, ...(await obstaclesTo(db, pair))],
    moves: keysOf(mergedThings).flatMap((thing) => {
      const count = counts.get(thing) ?? 0
      return count > 0 ? { thing, count } : []
    }),
    can: { merge: actor.staff === 'admin' },
  }
}
