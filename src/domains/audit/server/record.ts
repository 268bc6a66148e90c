import { newUid } from '../../../kit/contract/ids.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import type { Side } from '../sides.ts'
import { events } from './tables.ts'

type Subject = { subjectUid: string; brandUid?: string | null; influencerUid?: string | null }
type Change = { before?: Record<string, unknown>; after?: Record<string, unknown>; why?: string | null }

/** Writes what happened, in the transaction of the action. Staff writes carry before and after: this is the audit log too. */
export async function record(
  tx: Tx,
  actor: Actor,
  side: Side,
  kind: string,
  subject: Subject,
  change: Change = {},
): Promise<string> {
  const uid = newUid('event')
  const who = actor.actingBy
    ? { actorUid: actor.actingBy, side: 'staff', as: actor.accountUid }
    : { actorUid: actor.accountUid, side, as: null }
  const { actorUid, as } = who
  const after = as ? { ...change.after, as } : change.after
  await tx
    .insert(events)
    .values({ uid, at: now(), kind, ...subject, ...change, actorUid, side: who.side, ...(after && { after }) })
  return uid
}
