import { type SQL, sql } from 'drizzle-orm'
import { dayMs, now } from '../../../kit/server/clock.ts'
import { brandStageFacts } from '../../profiles/server/facts.ts'
import { hasFallen } from '../../profiles/server/rag.ts'
import { openTaskFacts } from '../../records/server/facts.ts'
import { after, source, type Value, within } from './source.ts'

/** What our team has to do for brands and creators: one's own tasks that are due, and brands whose colour fell. */
export function ofRecords({ accountUid }: { accountUid: string }, among: (brandUid: Value) => SQL): SQL[] {
  return [
    source(
      'step',
      {
        subject: openTaskFacts.uid,
        brand: sql`case when ${openTaskFacts.recordUid} like 'brand%' then ${openTaskFacts.recordUid} end`,
        influencer: sql`case when ${openTaskFacts.recordUid} like 'influencer%' then ${openTaskFacts.recordUid} end`,
        since: sql`${openTaskFacts.dueOn}::timestamptz`,
        due: after(sql`${openTaskFacts.dueOn}::timestamptz`, dayMs),
        detail: openTaskFacts.text,
      },
      sql`${openTaskFacts} where ${openTaskFacts.assignedTo} = ${accountUid} and ${openTaskFacts.dueOn} <= ${now()}::date`,
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
