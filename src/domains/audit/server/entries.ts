import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../../../kit/server/merged.ts'
import type { EventTopic } from '../topics.ts'
import { kindsOutside } from './catalogue.ts'
import { events } from './tables.ts'

/** Of whom: the events that name a brand or a creator, and those about other records of theirs that name nobody. */
type Of = { brandUid?: string; influencerUid?: string; subjectUids: readonly string[] }

/**
 * What happened to a brand or a creator, for a timeline of several tables. For staff alone: nothing is left out but topics
 * that are not asked for and kinds that `without` names.
 */
export function eventEntries(
  { brandUid, influencerUid, subjectUids }: Of,
  { topics, without }: { topics: readonly EventTopic[] | null; without: readonly string[] },
  page: MergedPage,
): SQL[] {
  const left = [...(topics ? kindsOutside(topics) : []), ...without]
  const isShown = sql`${events.kind} <> all(${sql.param(left)}::text[])`
  const part = (where: SQL) =>
    mergedPart(
      'event',
      {
        at: events.at,
        uid: events.uid,
        data: {
          kind: events.kind,
          side: events.side,
          subjectUid: events.subjectUid,
          actorUid: events.actorUid,
          before: events.before,
          after: events.after,
          why: events.why,
        },
        from: sql`${events} where ${where} and ${isShown}`,
      },
      page,
    )
  const own = brandUid ? sql`${events.brandUid} = ${brandUid}` : sql`${events.influencerUid} = ${influencerUid}`
  const unnamed = brandUid ? sql`${events.brandUid} is null` : sql`${events.influencerUid} is null`
  return [part(own), part(sql`${events.subjectUid} = any(${sql.param([...subjectUids])}::text[]) and ${unnamed}`)]
}
