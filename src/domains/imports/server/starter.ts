import { type Actor, anonymousActor, systemActor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import type { imports } from './tables.ts'

/**
 * Whose rights an import has: those of whoever started it, as they are now. What their API key may not do is refused at the
 * start. One by the command has all of them.
 */
export async function starterOf(
  db: Queryable,
  { startedBy, bytes }: Pick<typeof imports.$inferSelect, 'startedBy' | 'bytes'>,
): Promise<Actor> {
  if (!startedBy) return bytes === null ? systemActor : anonymousActor
  const caller = { accountUid: startedBy, sessionUid: null, requestId: '', address: '' }
  return loadActor(db, caller).catch((error: unknown) => {
    // Their account was disabled meanwhile.
    if (error instanceof CallError) return anonymousActor
    throw error
  })
}
