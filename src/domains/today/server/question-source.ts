import { type SQL, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import { openQuestionFacts } from '../../messages/server/facts.ts'
import { source, type Value, within } from './source.ts'

/** A creator waits for an answer before they request, at the latest until the brief ends. */
export function questions(among: (brandUid: Value) => SQL): SQL {
  const { uid, brandUid, influencerUid, briefUid, askedAt, endsAt } = openQuestionFacts
  const { since, due } = within('brief-question', askedAt)
  return source(
    'brief-question',
    {
      subject: uid,
      brand: brandUid,
      influencer: influencerUid,
      brief: briefUid,
      since,
      due: sql`least(${due}, ${endsAt})`,
    },
    sql`${openQuestionFacts} where ${endsAt} > ${now()} and ${among(brandUid)}`,
  )
}
