import { newUid } from '../../../access/server/new-uid.ts'
import { and, eq, gte } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import type { AfterOf, EventKind, Fields } from '../events.ts'
import type { Side } from '../sides.ts'
import { passOn } from './recorded.ts'
import { events } from './tables.ts'

type Subject = { subjectUid: string; brandUid?: string | null; influencerUid?: string | null }
type Change<Kind extends EventKind> = {
  before?: Fields
  after?: AfterOf<Kind>
  why?: string | null
  /** Recorded in `after` as well: what is worth knowing of the subject with every kind, such as its stage. */
  context?: Fields
}

/** Writes what happened, in the transaction of the action. Staff writes carry before and after: this is the audit log too. */
export async function record<Kind extends EventKind>(
  tx: Tx,
  actor: Actor,
  side: Side,
  kind: Kind,
  subject: Subject,
  { before, after, why, context }: Change<Kind> = {},
): Promise<string> {
  const uid = newUid('event')
  const own: Fields | undefined = after
  const via = actor.key && { apiKey: actor.key.uid }
  const by = actor.actingBy
    ? { actorUid: actor.actingBy, side: 'staff', as: { as: actor.accountUid } }
    : { actorUid: actor.accountUid, side, as: null }
  const at = now()
  await tx.insert(events).values({
    uid,
    at,
    kind,
    ...subject,
    actorUid: by.actorUid,
    side: by.side,
    before,
    after: own || context || by.as || via ? { ...context, ...own, ...by.as, ...via } : null,
    why,
  })
  await passOn(tx, { uid, at, kind, brandUid: null, influencerUid: null, ...subject, context: context ?? {} })
  return uid
}

/** The same for what may be done again and again: written once within 24 hours for the same actor, subject and `after`. */
export async function recordOnceADay<Kind extends EventKind>(
  tx: Tx,
  actor: Actor,
  side: Side,
  kind: Kind,
  subject: Subject,
  after: AfterOf<Kind>,
): Promise<void> {
  const actorUid = actor.actingBy ?? actor.accountUid
  const earlier = await tx
    .select({ after: events.after })
    .from(events)
    .where(
      and(
        actorUid ? eq(events.actorUid, actorUid) : undefined,
        eq(events.subjectUid, subject.subjectUid),
        eq(events.kind, kind),
        gte(events.at, plus(now(), -dayMs)),
      ),
    )
  const { as: _as, ...same } = after as Fields
  const isKnown = earlier.some(({ after: known }) => {
    const { as: _by, apiKey: _key, ...fields } = known ?? {}
    return isDeepStrictEqual(fields, same)
  })
  if (!isKnown) await record(tx, actor, side, kind, subject, { after })
}
