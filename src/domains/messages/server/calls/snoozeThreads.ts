import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import type { messageCalls } from '../../contract.ts'
import { getSeen, setSnoozed, viewSettled } from '../settle.ts'

export const snoozeThreads: Handler<typeof messageCalls.snoozeThreads> = async ({ threads, until }, { actor, tx }) => {
  const found = await getSeen(tx, actor, threads)
  const time = until === null ? null : new Date(until)
  const behind = []
  for (const [side, seen] of Map.groupBy(found, ({ collab }) => sideOn(actor, collab)))
    behind.push(...(await setSnoozed(tx, actor, { seen, side, until: time })))
  return viewSettled(tx, actor, found, behind)
}
