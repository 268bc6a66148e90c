import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { staffFacts } from '../../accounts/server/facts.ts'
import { eventFacts } from '../../audit/server/facts.ts'
import { pageView } from '../event.ts'
import { sessionTimeoutMs } from '../usage-session.ts'
import { rollUpDayIn } from './roll-up.ts'

/** So many days a page of counts looks back at most, with the week before its first. */
const countedDays = 97
/** Events themselves stay for so many days; what was counted of those before stays. */
const keptDays = 7

/** How long somebody stays on a page. */
const pageSeconds = 40

/** On which page something is done, by the first word of its kind. */
const pages = [
  ['collab', '/app/collab'],
  ['terms', '/app/collab'],
  ['deliverable', '/app/collab'],
  ['review', '/app/collab'],
  ['brief', '/app/brand/brief'],
  ['collection', '/app/brand/collab-showcase'],
  ['content-link', '/app/brand/collab-showcase'],
  ['list', '/app/brand/creators'],
] as const

/**
 * The page views behind what people did in the last months, as their browsers would have told them, counted day by day as
 * the job does: for worlds that look back.
 */
export async function makeUsageOf(tx: Tx, present: Date): Promise<void> {
  const days = Array.from({ length: countedDays }, (_, at) => plus(present, (at + 1 - countedDays) * dayMs))
  const dayOf = (at: Date | undefined) => must(DateTime.fromJSDate(must(at), { zone: 'utc' }).toISODate(), 'valid day')
  const pageOf = sql`case split_part(e.kind, '.', 1) ${sql.join(
    pages.map(([word, page]) => sql`when ${word} then ${page}`),
    sql` `,
  )} else case e.side when 'influencer' then '/app/influencer' when 'brand' then '/app/brand/dashboard' else '/app/admin/brand-browser' end end`
  const uuidOf = (text: ReturnType<typeof sql>) => sql`md5(${text})::uuid`
  await tx.execute(sql`
    insert into user_events (at, event_id, name, target_type, target_name, session_id, account_uid, role, profile_uid, device, source)
    select e.at - ${pageSeconds} * interval '1 second' * (row_number() over (partition by e.actor_uid, date_trunc('hour', e.at) order by e.at desc, e.uid desc) - 1), ${uuidOf(sql`e.uid`)}, ${pageView}, 'page', ${pageOf},
      ${uuidOf(sql`e.actor_uid || date_trunc('hour', e.at)`)}, e.actor_uid,
      case e.side when 'staff' then case when s.role = 'admin' then 'admin' else 'account_manager' end else e.side end,
      case e.side when 'brand' then e.brand_uid when 'influencer' then e.influencer_uid end,
      case when e.side = 'influencer' then 'phone' else 'desktop' end, 'call'
    from (select * from ${eventFacts}) e left join (select * from ${staffFacts}) s on s.account_uid = e.actor_uid
    where e.actor_uid is not null and e.side in ('influencer', 'brand', 'staff')
      and e.at >= ${dayOf(days[0])}::date and e.at <= ${present}`)
  await tx.execute(sql`
    insert into user_events (at, event_id, name, target_type, target_name, session_id, account_uid, role, profile_uid, device, source)
    select max(at) + ${pageSeconds} * interval '1 second', ${uuidOf(sql`session_id::text || 'end'`)}, 'SESSION_END', 'session', 'page_unload',
      session_id, account_uid, max(role), max(profile_uid), max(device), 'call'
    from user_events where session_id is not null and name = ${pageView} group by session_id, account_uid
    having max(at) < ${plus(present, -sessionTimeoutMs)}`)
  for (const day of days) await rollUpDayIn(tx, dayOf(day))
  await tx.execute(sql`delete from user_events where at < ${dayOf(days.at(-keptDays))}::date`)
}
