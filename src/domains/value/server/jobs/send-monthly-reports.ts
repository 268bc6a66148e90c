import { asc, eq, sql } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import { isStopped } from '../../../accounts/server/strangers.ts'
import { makeSecret } from '../../../accounts/server/tokens.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import { listPeopleAt } from '../../../organisations/server/group-team.ts'
import { hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import { monthWord } from '../../report.ts'
import { reportMail } from '../../report-mail.ts'
import { recipientState, teamReaders } from '../../report-recipients.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { newestMonth, reportOf } from '../report.ts'
import { reportName } from '../report-page.ts'
import { findMailing, listRecipients, reportEmailsUrl, type ReportRecipient } from '../report-recipients.ts'
import { monthlyReports, reportLinks } from '../tables.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

/** How long the link in an email to somebody outside the team opens its report. */
const outsideMs = 90 * dayMs

/**
 * Sends each organisation with advanced reporting what its last month cost and brought, from eight on the first of a month on
 * the calendar of its first venue, or in the week after if we were away: to those it chose, each about their venues. A row for
 * each month and organisation is written with the notification, so it comes once; without a visit in that month nothing is sent.
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
  const all = await listBrandsOf(tx, orgUid)
  const venues = all.map(({ uid }) => uid)
  if (venues.length === 0) return
  const organisation = await currencyOfOrganisation(tx, first(venues))
  const month = newestMonth(organisation.timezone)
  const mayHave = hasCapability((await findTiers(tx, [orgUid])).get(orgUid) ?? 'basic', 'advancedReporting')
  const mailing = await findMailing(tx, orgUid)
  /** The report of these venues; each is counted once, however many get it. */
  const reports = new Map<string, ReturnType<typeof reportOf>>()
  const reportFor = (brandUids: readonly string[]) => {
    const key = brandUids.join()
    const known = reports.get(key) ?? reportOf(tx, { ...organisation, brandUids, month })
    reports.set(key, known)
    return known
  }
  const isSent = mayHave && mailing.isOn && (await reportFor(venues)).now.collabs > 0
  const [written] = await tx
    .insert(monthlyReports)
    .values({ orgUid, month, at: now(), isSent })
    .onConflictDoNothing()
    .returning()
  if (!written || !isSent) return
  // Locked: whoever unsubscribes or is removed meanwhile waits, and then ends the links that are made here as well.
  const recipients = await listRecipients(tx, orgUid).for('update')
  // Whoever was chosen by address and has joined a team since gets it as one of the team.
  const byEmail = new Map((await listPeopleAt(tx, venues)).map(({ email, accountUid }) => [email, accountUid]))
  const joined = recipients.flatMap((one) => {
    const accountUid = byEmail.get(one.email ?? '')
    return accountUid && recipientState(one) === 'on' ? [{ accountUid, brandUids: one.brandUids }] : []
  })
  const byAccount = recipients.flatMap(({ accountUid, brandUids }) => (accountUid ? [{ accountUid, brandUids }] : []))
  const chosen = [...joined, ...byAccount]
  const members = await listMembers(tx, orgUid)
  const readers = teamReaders(venues, members, { toTeam: mailing.toTeam, chosen })
  for (const same of Map.groupBy(readers, ({ brandUids }) => brandUids.join()).values()) {
    const { brandUids } = first(same)
    const report = await reportFor(brandUids)
    if (report.now.collabs === 0) continue
    const accounts = same.map(({ accountUid }) => ({ uid: accountUid }))
    await notifyAccounts(tx, config, accounts, `report:${orgUid}:${month}`, {
      kind: 'report.monthly',
      title: `Your ${monthWord(month)} with ${config.PRODUCT_NAME}`,
      lines: reportMail(report),
      path: `/app/report?${new URLSearchParams({ uid: first(brandUids), month })}`,
      action: 'Open the report',
    })
  }
  for (const recipient of recipients) {
    const { email, brandUids } = recipient
    if (!email || byEmail.has(email) || recipientState(recipient) !== 'on' || (await isStopped(tx, email, orgUid)))
      continue
    const theirs = brandUids ? venues.filter((uid) => brandUids.includes(uid)) : venues
    if (theirs.length > 0)
      await mailOutside(tx, config, { ...recipient, email }, month, theirs, await reportFor(theirs))
  }
}

/** The same for somebody outside the team: with a link instead of an account, costs if they were chosen for them, and no advice. */
async function mailOutside(
  tx: Tx,
  config: Config,
  { uid: recipientUid, orgUid, email, brandUids, withCosts }: ReportRecipient & { email: string },
  month: string,
  venues: readonly string[],
  report: Awaited<ReturnType<typeof reportOf>>,
): Promise<void> {
  if (report.now.collabs === 0) return
  const name = await reportName(tx, orgUid, venues)
  const { token, hash } = makeSecret()
  const days = { createdAt: now(), expiresAt: plus(now(), outsideMs) }
  await tx
    .insert(reportLinks)
    .values({ uid: newUid('link'), orgUid, month, tokenHash: hash, withCosts, recipientUid, brandUids, ...days })
  const words = {
    subject: `${name}: ${monthWord(month)} with ${config.PRODUCT_NAME}`,
    lines: reportMail(report, { withCosts, withAdvice: false }),
    action: { label: 'Open the report', url: `${config.publicUrl}/report?token=${token}` },
    ending: {
      why: `You’re getting this because you said yes to ${possessive(name)} monthly report.`,
      stop: { label: 'Unsubscribe', url: reportEmailsUrl(config, orgUid, email) },
    },
  }
  await postMail(tx, `report:${recipientUid}:${month}`, email, writeMail(config.PRODUCT_NAME, words))
}

/** Who works at which of an organisation's venues. */
async function listMembers(db: Queryable, orgUid: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ accountUid: membershipFacts.accountUid, brandUid: membershipFacts.profileUid })
    .from(membershipFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, membershipFacts.profileUid))
    .where(eq(brandFacts.orgUid, orgUid))
    .orderBy(asc(membershipFacts.accountUid), asc(membershipFacts.profileUid))
  const byAccount = Map.groupBy(rows, ({ accountUid }) => accountUid)
  return new Map([...byAccount].map(([accountUid, own]) => [accountUid, own.map(({ brandUid }) => brandUid)]))
}
