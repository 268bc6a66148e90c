import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { sessionTimeoutMs } from '../usage-session.ts'
import { partitionOf } from './partitions.ts'

/** Events that say how long someone is there, and what a page view is called in a batch: no features. */
const noFeature = sql`('SESSION_START', 'SESSION_END', 'SESSION_HEARTBEAT', 'SESSION_ACTIVITY', 'page_view')`

/** Counts a day (UTC) anew from its events: doing it twice changes nothing. */
export async function rollUpDay(db: Db, day: string): Promise<void> {
  await db.transaction((tx) => rollUpDayIn(tx, day))
}

/** The same in a transaction that is there already. */
export async function rollUpDayIn(tx: Tx, day: string): Promise<void> {
  const { from, until } = partitionOf(day)
  const inDay = sql`e.at >= ${from}::timestamptz and e.at < ${until}::timestamptz`
  // Who was there at midnight is read from when they came: their session is written again, whole.
  const begunBefore = sql`(
    select coalesce(min(started_at), ${from}::timestamptz) from (
      select ${from}::timestamptz - ${`${sessionTimeoutMs} ms`}::interval as started_at union all
      select s.started_at from usage_sessions s
      where s.started_at >= ${from}::timestamptz - interval '1 day' and s.started_at < ${from}::timestamptz
        and s.last_at >= ${from}::timestamptz - ${`${sessionTimeoutMs} ms`}::interval) s)`
  await tx.execute(sql`
    insert into usage_sessions (session_id, account_uid, role, profile_uid, device, started_at, last_at, end_reason, events, pages)
    select e.session_id, max(e.account_uid), (array_agg(e.role order by e.account_uid is null, e.at desc))[1], max(e.profile_uid),
      coalesce(max(e.device) filter (where e.device <> 'unknown'), 'unknown'), min(e.at), max(e.at), max(e.target_name) filter (where e.name = 'SESSION_END'), count(*),
      count(*) filter (where e.name = 'PAGE_VIEW')
    from user_events e
    where e.at >= ${begunBefore} and e.at < ${until}::timestamptz and e.session_id is not null
    group by e.session_id having max(e.at) >= ${from}::timestamptz
    on conflict (session_id) do update set account_uid = excluded.account_uid, role = excluded.role,
      profile_uid = excluded.profile_uid, device = excluded.device, last_at = greatest(usage_sessions.last_at, excluded.last_at),
      started_at = least(usage_sessions.started_at, excluded.started_at), end_reason = coalesce(excluded.end_reason, usage_sessions.end_reason),
      events = greatest(usage_sessions.events, excluded.events), pages = greatest(usage_sessions.pages, excluded.pages)`)
  await tx.execute(sql`delete from usage_people where day = ${day}`)
  await tx.execute(sql`
    insert into usage_people (day, account_uid, role, events)
    select ${day}::date, e.account_uid, e.role, count(*) from user_events e
    where ${inDay} and e.account_uid is not null group by e.account_uid, e.role`)
  await tx.execute(sql`delete from usage_active where day = ${day}`)
  await tx.execute(sql`
    insert into usage_active (day, role, people, week_people)
    select ${day}::date, role, count(distinct account_uid) filter (where day = ${day}::date), count(distinct account_uid)
    from usage_people where day > ${day}::date - 7 and day <= ${day}::date group by role`)
  await tx.execute(sql`delete from usage_features where day = ${day}`)
  await tx.execute(sql`
    insert into usage_features (day, feature, role, tier, people, events)
    select ${day}::date, case when e.name = 'PAGE_VIEW' then e.target_name else e.name end, e.role,
      case when ${brandFacts.uid} is null then '-' else coalesce(${subscriptionFacts.tier}, 'basic') end,
      count(distinct coalesce(e.account_uid, e.session_id::text)), count(*)
    from user_events e
      left join ${brandFacts} on ${brandFacts.uid} = e.profile_uid
      left join ${subscriptionFacts} on ${subscriptionFacts.orgUid} = ${brandFacts.orgUid}
        and ${subscriptionFacts.state} in ('active', 'trialing', 'past_due')
    where ${inDay} and e.name not in ${noFeature} group by 2, 3, 4`)
}
