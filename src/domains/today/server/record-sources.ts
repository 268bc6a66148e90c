import { type SQL, sql } from 'drizzle-orm'
import { dayMs, now } from '../../../kit/server/clock.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandStageFacts } from '../../profiles/server/facts.ts'
import { hasFallen } from '../../profiles/server/rag.ts'
import { openTaskFacts } from '../../records/server/facts.ts'
import { after, source, type Value, within } from './source.ts'

/** X own tasks that are due, and brands whose colour fell. */
export function ofRecords({ accountUid }: { accountUid: string }, among: (brandUid: Value) => SQL): SQL[] {
  const { recordUid } = openTaskFacts
  return [
    source(
      'step',
      {
        subject: openTaskFacts.uid,
        brand: sql`case when ${recordUid} like 'brand%' then ${recordUid} else coalesce(${collabFacts.brandUid}, ${briefFacts.brandUid}) end`,
        influencer: sql`case when ${recordUid} like 'influencer%' then ${recordUid} else ${collabFacts.influencerUid} end`,
        brief: sql`coalesce(${collabFacts.briefUid}, ${briefFacts.uid})`,
        collab: collabFacts.uid,
        since: sql`${openTaskFacts.dueOn}::timestamptz`,
        due: after(sql`${openTaskFacts.dueOn}::timestamptz`, dayMs),
        detail: sql`${recordUid} || ':' || ${openTaskFacts.text}`,
      },
      sql`${openTaskFacts}
        left join ${collabFacts} on ${collabFacts.uid} = ${recordUid}
        left join ${briefFacts} on ${briefFacts.uid} = ${recordUid}
        where ${openTaskFacts.assignedTo} = ${accountUid} and ${openTaskFacts.dueOn} <= ${now()}::date`,
    ),
    source(
      'health',
      {
        subject: brandStageFacts.uid,
        brand: brandStageFacts.uid,
        ...within('health', brandStageFacts.ragChangedAt),
        detail: brandStageFacts.rag,
      },
      sql`${brandStageFacts} where ${hasFallen(brandStageFacts)} and ${among(brandStageFacts.uid)}`,
    ),
  ]
}
