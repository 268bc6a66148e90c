import { type SQL, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { assignmentFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandStageFacts, influencerRagFacts } from '../../profiles/server/facts.ts'
import { hasFallen } from '../../profiles/server/rag.ts'
import { creatorLookBackMs } from '../../records/health.ts'
import { openTaskFacts } from '../../records/server/facts.ts'
import { tasksAheadMs } from '../kinds.ts'
import { after, source, type Value, within } from './source.ts'

/** Who looks, and at which brands; `null`: all. */
type Looking = { accountUid: string; brandUids: readonly string[] | null }

/** Own tasks from a week before they’re due, brands whose colour got worse, and creators whose turned red. */
export function ofRecords(scope: Looking, among: (brandUid: Value) => SQL): SQL[] {
  const { accountUid } = scope
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
        where ${openTaskFacts.assignedTo} = ${accountUid} and ${openTaskFacts.dueOn} <= ${plus(now(), tasksAheadMs)}::date`,
    ),
    source(
      'health',
      {
        subject: sql`coalesce(fallen.brand, fallen.influencer)`,
        brand: sql`fallen.brand`,
        influencer: sql`fallen.influencer`,
        ...within('health', sql`fallen.at`),
        detail: sql`fallen.was || ':' || fallen.rag`,
      },
      sql`(select ${brandStageFacts.uid} as brand, null::text as influencer, ${brandStageFacts.ragChangedAt} as at, ${brandStageFacts.rag} as rag,
          ${brandStageFacts.ragWas} as was
          from ${brandStageFacts} where ${hasFallen(brandStageFacts)} and ${among(brandStageFacts.uid)}
        union all select null, ${influencerRagFacts.uid}, ${influencerRagFacts.ragChangedAt}, ${influencerRagFacts.rag}, ${influencerRagFacts.ragWas}
          from ${influencerRagFacts} where ${hasFallen(influencerRagFacts)} and ${influencerRagFacts.rag} = 'red'
          and ${isLookedAfter(scope)}) as fallen`,
    ),
  ]
}

/**
 * Whether a creator is for whoever looks after these brands: one of them works with the creator, or did within the time that a
 * visit counts for their colour. Creators whose brands none of our other people look after are for admins.
 */
function isLookedAfter({ accountUid, brandUids }: Looking): SQL {
  const { brandUid, influencerUid, stage, outcome, closedAt } = collabFacts
  const works = sql`${influencerUid} = ${influencerRagFacts.uid} and ${stage} > 1
    and (${outcome} = 'open' or ${closedAt} > ${plus(now(), -creatorLookBackMs)})`
  if (brandUids)
    return sql`exists (select from ${collabFacts} where ${works} and ${brandUid} = any(${sql.param([...brandUids])}::text[]))`
  return sql`not exists (select from ${collabFacts}
    join ${assignmentFacts} on ${assignmentFacts.brandUid} = ${brandUid}
    where ${works} and ${assignmentFacts.accountUid} <> ${accountUid})`
}
