import { sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { systemActor } from '../../../../access/roles.ts'

type Moved = {
  uid: string
  onboarding_before: number
  sales_before: number
  onboarding_stage: number
  sales_stage: number
}

/**
 * Onboarding and sales stages (seed §4) follow the facts, forward only; an inactive brand (909) stays where staff put it.
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
      const { rows } = await tx.execute<Moved>(sql`
        with facts as (
          select b.uid, b.version, b.onboarding_stage as onboarding_before, b.sales_stage as sales_before,
            exists (select 1 from meetings m where m.brand_uid = b.uid and m.state = 'held') as held,
            f.approved_at, f.is_live, p.members, p.seen_at,
            coalesce(s.state in ('active', 'trialing', 'past_due') and s.tier <> 'basic', false) as paid,
            b.customer_status = 'receiving-value' as trusted
          from brand_profiles b
            left join subscriptions s on s.org_uid = b.org_uid
            cross join lateral (select min(live_since) as approved_at, coalesce(bool_or(status = 'live'), false) as is_live
              from briefs where brand_uid = b.uid) f
            cross join lateral (select count(*) as members, max(a.last_seen_at) as seen_at from memberships m
              join accounts a on a.uid = m.account_uid where m.profile_uid = b.uid) p
        ), due as (
          select uid, version, onboarding_before, sales_before,
            greatest(onboarding_before, case when paid then 6 when approved_at is not null and seen_at > approved_at then 5
              when members > 1 then 4 when approved_at is not null then 3 when held then 2 else 1 end) as onboarding_stage,
            case when sales_before = 909 then 909 else greatest(sales_before, case when paid and trusted then 5 when paid then 4
              when is_live then 3 when approved_at is not null then 2 else 1 end) end as sales_stage
          from facts
        )
        update brand_profiles b set onboarding_stage = due.onboarding_stage, sales_stage = due.sales_stage
        from due where due.uid = b.uid and b.version = due.version
          and (due.onboarding_stage <> due.onboarding_before or due.sales_stage <> due.sales_before)
        returning b.uid, due.onboarding_before, due.sales_before, due.onboarding_stage, due.sales_stage`)
      for (const row of rows)
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
