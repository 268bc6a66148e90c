import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { findEvents, recordAccess } from '../reads.ts'
import { viewEvents } from '../view.ts'

export const listUsageEvents: Handler<typeof usageCalls.listUsageEvents> = async (
  { cursor, limit, ...filter },
  { actor, tx },
) => {
  await recordAccess(tx, actor, 'usage.read', filter.about ?? 'usage', filter)
  const found = await findEvents(tx, filter, limit, cursor)
  return { rows: await viewEvents(tx, found.rows), nextCursor: found.nextCursor }
}
