import { sayBeforeAnswering } from '../../../kit/server/bus.ts'
import type { Queryable } from '../../../kit/server/database.ts'

/** Says whose roles, profiles or sessions have changed: an account, or everyone's. */
export const actorsChannel = 'actors'
export const everyone = '*'

/** What somebody may do has changed, or a session of theirs has ended: no process may go by what it kept. */
export async function forgetActor(tx: Queryable, accountUid: string): Promise<void> {
  await sayBeforeAnswering(tx, actorsChannel, accountUid)
}

/** The same for everybody. */
export async function forgetActors(tx: Queryable): Promise<void> {
  await sayBeforeAnswering(tx, actorsChannel, everyone)
}
