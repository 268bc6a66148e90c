import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { listEventsOfKinds } from '../../audit/server/events.ts'

const mostEvents = 200

/**
 * Who made each of these entries, newest first, by name: each was written in one transaction with its event, before the next
 * entry. Brands read our team's entries under our name; where an account or the event is gone, an entry keeps the name it was
 * written under.
 */
export async function withNames<Entry extends { since: string; changedBy: string }>(
  db: Queryable,
  actor: Actor,
  { subjectUid, kind }: { subjectUid: string; kind: 'collab.costs-saved' | 'value.costs-saved' },
  entries: readonly Entry[],
): Promise<Entry[]> {
  if (entries.length === 0) return []
  const events = (await listEventsOfKinds(db, subjectUid, [kind], mostEvents)).toReversed()
  const names = await findDisplayNames(
    db,
    events.flatMap(({ actorUid }) => actorUid ?? []),
  )
  return entries.map((entry, index) => {
    const next = entries[index - 1]?.since
    const first = events.find(({ at }) => at.toISOString() >= entry.since && (!next || at.toISOString() < next))
    // Of several in one millisecond, the last one stands.
    const event = first && events.findLast(({ at }) => at.getTime() === first.at.getTime())
    const isNamed = event && (isStaff(actor) || event.side === 'brand')
    return { ...entry, changedBy: (isNamed && event.actorUid && names.get(event.actorUid)) || entry.changedBy }
  })
}
