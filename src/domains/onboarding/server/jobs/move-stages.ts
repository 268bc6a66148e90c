import { sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { systemActor } from '../../../../access/roles.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { meetingFacts } from '../../../meetings/server/facts.ts'
import { subscriptionFacts } from '../../../plans/server/facts.ts'
import { brandStageFacts } from '../../../profiles/server/facts.ts'
import { setBrandStages } from '../../../profiles/server/stages.ts'

const { uid, orgUid, version, onboardingStage, salesStage, customerStatus } = brandStageFacts

type Due = {
  uid: string
  version: number
  onboarding_before: number
  sales_before: number
  onboarding_stage: number
  sales_stage: number
}

/**
 * Onboarding and sales stages follow the facts, forward only; an inactive brand (909) stays where staff put it.
 * Onboarding: 2 a call was held, 3 a brief was approved, 4 a colleague was invited, 5 somebody of theirs was here after a
 * brief was approved, 6 a paid plan. Sales: 2 a brief was approved, 3 one is live, 4 a paid plan, 5 trusted to go live without staff.
 *
 * What was saved since the facts were read is left for the next time. A brand does not see its stages, so that its own forms
 * stay good: there is no new version. The team's form says which stage it showed (`saveBrandStaffFacts`).
 */
export const moveStages: DomainJob = {
  name: 'move-stages',
  cron: '*/10 * * * *',
  run: async ({ db }) => {
    await db.transaction(async (tx) => {
      const { rows: due } = await tx.execute<Due>(sql`
        with facts as (
          select ${uid}, ${version}, ${onboardingStage} as onboarding_before, ${salesStage} as sales_before,
            exists (select 1 from ${meetingFacts} where ${meetingFacts.brandUid} = ${uid} and ${meetingFacts.state} = 'held') as held,
            f.approved_at, f.is_live, p.members, p.seen_at,
            coalesce(${subscriptionFacts.state} in ('active', 'trialing', 'past_due')
              and ${subscriptionFacts.tier} <> 'basic', false) as paid,
            ${customerStatus} = 'receiving-value' as trusted
          from ${brandStageFacts}
            left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${orgUid}
            cross join lateral (select min(${briefFacts.liveSince}) as approved_at,
              coalesce(bool_or(${briefFacts.status} = 'live'), false) as is_live
              from ${briefFacts} where ${briefFacts.brandUid} = ${uid}) f
            cross join lateral (select count(*) as members, max(${accountFacts.lastSeenAt}) as seen_at
              from ${membershipFacts} join ${accountFacts} on ${accountFacts.uid} = ${membershipFacts.accountUid}
              where ${membershipFacts.profileUid} = ${uid}) p
        ), due as (
          select uid, version, onboarding_before, sales_before,
            greatest(onboarding_before, case when paid then 6 when approved_at is not null and seen_at > approved_at then 5
              when members > 1 then 4 when approved_at is not null then 3 when held then 2 else 1 end) as onboarding_stage,
            case when sales_before = 909 then 909 else greatest(sales_before, case when paid and trusted then 5 when paid then 4
              when is_live then 3 when approved_at is not null then 2 else 1 end) end as sales_stage
          from facts
        )
        select * from due where onboarding_stage <> onboarding_before or sales_stage <> sales_before`)
      const moved = await setBrandStages(
        tx,
        due.map((row) => ({
          uid: row.uid,
          version: row.version,
          onboardingStage: row.onboarding_stage,
          salesStage: row.sales_stage,
        })),
      )
      for (const row of due.filter((each) => moved.has(each.uid)))
        await record(
          tx,
          systemActor,
          'clock',
          'brand.stage-changed',
          { subjectUid: row.uid, brandUid: row.uid },
          {
            before: { onboardingStage: row.onboarding_before, salesStage: row.sales_before },
            after: { onboardingStage: row.onboarding_stage, salesStage: row.sales_stage },
          },
        )
    })
  },
}
