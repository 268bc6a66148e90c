import { and } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { isWaiting, noVenue, ofLine, selectWaiting, viewWaiting } from '../imported-venues.ts'
import { openAsOwner } from '../own/open.ts'

export const getImportedVenue: Handler<typeof importCalls.getImportedVenue> = async (
  { brandUid, ...which },
  { actor, db },
) => {
  const org = await openAsOwner(db, actor, brandUid)
  const [row] = await selectWaiting(db).where(and(isWaiting(org.uid), ofLine(which)))
  if (!row) throw noVenue()
  return viewWaiting(row)
}
