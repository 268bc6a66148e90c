import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { accountCalls } from '../../contract.ts'
import { listSecurityEvents as list, viewSecurityEvent } from '../security-events.ts'

export const listSecurityEvents: Handler<typeof accountCalls.listSecurityEvents> = async (
  { cursor, limit },
  { actor, db },
) => {
  const after = readCursor(cursor, 1)
  const rows = await list(db, accountOf(actor), { before: after ? String(after[0]) : undefined, limit: limit + 1 })
  const cut = cutPage(rows, limit, ({ uid }) => [uid])
  return { rows: cut.rows.map(viewSecurityEvent), nextCursor: cut.nextCursor }
}
