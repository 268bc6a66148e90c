import type { Queryable } from '../../../kit/server/database.ts'
import { listEventsOfKinds } from '../../audit/server/events.ts'
import { ragStatuses } from '../../profiles/desk-vocabulary.ts'

const shown = 12
const kinds = [
  'brand.rag-changed',
  'brand.rag-set',
  'brand.rag-released',
  'influencer.rag-changed',
  'influencer.rag-set',
  'influencer.rag-released',
] as const

/** The last changes of a colour, newest first: the events are its history. */
export async function listRagChanges(db: Queryable, recordUid: string) {
  const events = await listEventsOfKinds(db, recordUid, kinds, shown)
  const colourOf = (value: unknown) => ragStatuses.find((one) => one === value)
  return events.flatMap(({ at, before, after, actorUid, why }) => {
    const [from, to] = [colourOf(before?.rag), colourOf(after?.rag)]
    return from && to && from !== to ? [{ at, from, to, actorUid, why }] : []
  })
}
