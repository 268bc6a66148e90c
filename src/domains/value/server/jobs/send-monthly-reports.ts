import { sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import { monthWord } from '../../report.ts'
import { reportMail } from '../../report-mail.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { newestMonth, reportOf } from '../report.ts'
import { monthlyReports } from '../tables.ts'

/**
 * Sends each organisation with advanced reporting what its last month cost and brought, from eight on the first of a month on
 * the calendar of its first venue, or in the week after if we were away. A row for each month and organisation is written with
 * the notification, so it comes once; without a visit in that month nothing is sent.
 */
export const sendMonthlyReports: DomainJob = {
  name: 'send-monthly-reports',
  cron: '10 * * * *',
  run: async (parts) => {
    await eachDue(parts, 'send-monthly-reports', listDue, (tx, orgUid) => send(tx, parts.config, orgUid))
  },
}

/** Organisations that had a visit lately, and for which last month has not been looked at. */
async function listDue(db: Queryable, limit: number): Promise<string[]> {
  const here = sql`${now()}::timestamptz at time zone first.timezone`
  const { rows } = await db.execute<{ orgUid: string }>(sql`
    select first.org_uid as "orgUid"
    from (select distinct on (b.org_uid) b.org_uid, b.timezone from (select * from ${brandFacts}) b
      order by b.org_uid, b.created_at, b.uid) first
    where extract(day from ${here}) <= 7 and not (extract(day from ${here}) = 1 and extract(hour from ${here}) < 8)
      and not exists (select from ${monthlyReports} sent where sent.org_uid = first.org_uid
        and sent.month = to_char(${here} - interval '1 month', 'YYYY-MM'))
      and exists (select from (select * from ${brandFacts}) b join (select * from ${visitFacts}) v on v.brand_uid = b.uid
        where b.org_uid = first.org_uid and v.starts_at > ${now()}::timestamptz - interval '40 days' and v.starts_at < ${now()})
    order by first.org_uid limit ${limit}`)
  return rows.map(({ orgUid }) => orgUid)
}

async function send(tx: Tx, config: Config, orgUid: string): Promise<void> {
  const brandUids = (await listBrandsOf(tx, orgUid)).map(({ uid }) => uid)
  const [first] = brandUids
  if (!first) return
  const organisation = await currencyOfOrganisation(tx, first)
  const month = newestMonth(organisation.timezone)
  const mayHave = hasCapability((await findTiers(tx, [orgUid])).get(orgUid) ?? 'basic', 'advancedReporting')
  const report = mayHave ? await reportOf(tx, { ...organisation, brandUids, month }) : null
  const isSent = report !== null && report.now.collabs > 0
  const [written] = await tx
    .insert(monthlyReports)
    .values({ orgUid, month, at: now(), isSent })
    .onConflictDoNothing()
    .returning()
  if (!written || !isSent) return
  await notifyAccounts(tx, config, await listMembersOfAll(tx, orgUid), `report:${orgUid}:${month}`, {
    kind: 'report.monthly',
    title: `Your ${monthWord(month)} with ${config.PRODUCT_NAME}`,
    lines: reportMail(report),
    path: `/app/report?${new URLSearchParams({ uid: first, month })}`,
    action: 'Open the report',
  })
}

/** Those who belong to every venue of an organisation: the report tells of all of them. */
async function listMembersOfAll(db: Queryable, orgUid: string): Promise<{ uid: string }[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select m.account_uid as uid from (select * from ${membershipFacts}) m
    join (select * from ${brandFacts}) b on b.uid = m.profile_uid and b.org_uid = ${orgUid}
    group by m.account_uid
    having count(*) = (select count(*) from (select * from ${brandFacts}) all_of where all_of.org_uid = ${orgUid})
    order by 1`)
  return rows
}
