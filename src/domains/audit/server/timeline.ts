import { keysOf } from '../../../kit/contract/keys.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Viewer } from '../events.ts'
import type { Side } from '../sides.ts'
import { type Detail, EventDetails, type TimelineEvent } from '../timeline.ts'
import { eventWords, findDefinition } from './catalogue.ts'
import { listEvents, type StoredEvent } from './events.ts'

const allDetails = keysOf(EventDetails.shape)

/** What one viewer may see of what happened to a record, newest first. */
export async function listTimeline(db: Queryable, subjectUid: string, viewer: Viewer): Promise<TimelineEvent[]> {
  return (await listEvents(db, subjectUid)).flatMap((event) => viewEvent(event, viewer) ?? [])
}

/** An event as one viewer may see it; null where its kind does not name them. */
function viewEvent(event: StoredEvent, viewer: Viewer): TimelineEvent | null {
  const shown = viewer === 'staff' ? allDetails : findDefinition(event.kind)?.seenBy?.[viewer]
  if (!shown) return null
  return {
    uid: event.uid,
    at: event.at.toISOString(),
    kind: event.kind,
    words: eventWords(event.kind),
    side: event.side as Side,
    details: detailsOf(event, shown),
  }
}

function detailsOf({ why, after }: StoredEvent, shown: readonly Detail[]): TimelineEvent['details'] {
  const known: Record<string, unknown> = { ...after, why }
  return EventDetails.parse(
    Object.fromEntries(shown.flatMap((name) => (known[name] == null ? [] : [[name, known[name]]]))),
  )
}
