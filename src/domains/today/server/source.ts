import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { collabFacts } from '../../collabs/server/facts.ts'
import { answerWithinMs, type TodayKind } from '../kinds.ts'

/** More of one kind are on that kind's own page. */
const mostOfOne = 200

const none = sql`null::text`
export type Value = SQL | SQLWrapper
/** An item: the record, whom it is about, since when it is open, and when it is due. */
type Waiting = {
  subject: Value
  brand?: Value
  influencer?: Value
  brief?: Value
  collab?: Value
  since: Value
  due: Value
  /** A word that only this kind has: who asked, on which platform. */
  detail?: Value
}

/** One kind of item, as a part of the query. */
export function source(
  kind: TodayKind,
  { subject, brand, influencer, brief, collab, since, due, detail }: Waiting,
  from: SQL,
) {
  return sql`(select ${sql.raw(`'${kind}'`)} as kind, ${subject} as subject_uid, ${brand ?? none} as brand_uid,
    ${influencer ?? none} as influencer_uid, ${brief ?? none} as brief_uid, ${collab ?? none} as collab_uid,
    ${since} as since, ${due} as due_at, ${detail ?? none} as detail
    from ${from} order by due_at, subject_uid limit ${sql.raw(String(mostOfOne))})`
}

/** What an item about a collab begins with. */
export const ofCollab = {
  subject: collabFacts.uid,
  brand: collabFacts.brandUid,
  influencer: collabFacts.influencerUid,
  brief: collabFacts.briefUid,
  collab: collabFacts.uid,
}
/** So long after a time. */
export const after = (at: Value, ms: number) => sql`${at} + ${sql.raw(`interval '${ms / 1000} seconds'`)}`
/** Since a time, for as long as a kind may wait. */
export const within = (kind: keyof typeof answerWithinMs, since: Value) => ({
  since,
  due: after(since, answerWithinMs[kind]),
})
