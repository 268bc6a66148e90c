import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import type { messageCalls } from '../../contract.ts'
import { getSeen, setDone, setOpen, viewSettled } from '../settle.ts'
import { threadPolicy } from '../policy.ts'

export const markThreadsDone: Handler<typeof messageCalls.markThreadsDone> = async (
  { threads, done },
  { actor, tx },
) => {
  const found = await getSeen(tx, actor, threads)
  for (const { collab } of found) allow(threadPolicy, actor, 'settleForSide', collab)
  const behind = []
  for (const [side, seen] of Map.groupBy(found, ({ collab }) => sideOn(actor, collab)))
    if (done) behind.push(...(await setDone(tx, actor, { seen, side })))
    else
      await setOpen(
        tx,
        seen.map(({ collab }) => collab),
        side,
      )
  return viewSettled(tx, actor, found, behind)
}
