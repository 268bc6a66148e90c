import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { eventSentence, eventWords } from '../../audit/server/catalogue.ts'
import type { Side } from '../../audit/sides.ts'
import type { EventView } from '../entry.ts'
import { findRecordNames, uidsIn } from './record-names.ts'

type Fields = Record<string, unknown> | null
type Event = {
  uid: string
  at: string
  kind: string
  side: Side
  subjectUid: string
  brandUid?: string | null
  influencerUid?: string | null
  actorUid: string | null
  before: Fields
  after: Fields
  why: string | null
}

/** Events as our team reads them, with the names of who acted and of every record they mention. */
export async function viewEvents(db: Queryable, events: readonly Event[]): Promise<EventView[]> {
  const people = await findDisplayNames(db, [...new Set(events.flatMap(({ actorUid }) => actorUid ?? []))])
  const mentioned = events.map(({ subjectUid, before, after }) => uidsIn([subjectUid, before, after]))
  const owners = events.map(({ brandUid, influencerUid }) => brandUid ?? influencerUid ?? null)
  const names = await findRecordNames(db, [...mentioned.flat(), ...owners.flatMap((one) => one ?? [])])
  const ownerOf = (uid: string | null | undefined, subjectUid: string) => {
    const name = uid && uid !== subjectUid ? names.get(uid) : undefined
    return uid && name !== undefined ? { uid, name } : null
  }
  return events.map(({ actorUid, brandUid: _brand, influencerUid: _creator, ...event }, index) => ({
    ...event,
    owner: ownerOf(owners[index], event.subjectUid),
    does: eventSentence(event.kind),
    words: eventWords(event.kind),
    names: Object.fromEntries(
      (mentioned[index] ?? []).flatMap((one) => {
        const name = names.get(one)
        return name === undefined ? [] : [[one, name]]
      }),
    ),
    by: actorUid ? { uid: actorUid, name: people.get(actorUid) ?? 'Someone who has left' } : null,
  }))
}
