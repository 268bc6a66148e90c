import { and, asc, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { isUsedUp, markKey } from '../../../kit/server/limits.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import { hashSecret } from '../../accounts/server/tokens.ts'
import { reportLinks, reportMailings, reportRecipients } from './tables.ts'

export type ReportRecipient = typeof reportRecipients.$inferSelect

/** Whether an organisation's report is emailed, and to its whole team: both until somebody says otherwise. */
export async function findMailing(db: Queryable, orgUid: string) {
  const [row] = await db
    .select({ isOn: reportMailings.isOn, toTeam: reportMailings.toTeam, version: reportMailings.version })
    .from(reportMailings)
    .where(eq(reportMailings.orgUid, orgUid))
  return row ?? { isOn: true, toTeam: true, version: 0 }
}

/** Who was chosen for it, those first who were added first. */
export function listRecipients(db: Queryable, orgUid: string) {
  return db
    .select()
    .from(reportRecipients)
    .where(eq(reportRecipients.orgUid, orgUid))
    .orderBy(asc(reportRecipients.addedAt), asc(reportRecipients.uid))
}

/** Addresses that unsubscribed, remembered after the recipient is removed. */
const unsubscribed = { name: 'report-unsubscribed', points: 1, seconds: (30 * dayMs) / 1000 }

/** An address, by its hash, and the organisation whose report it gets, was asked about or got. */
export type ReportAddress = { orgUid: string; addressHash: string }

export const reportAddress = (orgUid: string, email: string): ReportAddress => ({
  orgUid,
  addressHash: hashSecret(email),
})

/** For 30 days from now, nobody of the organisation can ask this address again. */
export async function rememberUnsubscribed(tx: Tx, { orgUid, addressHash }: ReportAddress): Promise<void> {
  await markKey(tx, unsubscribed, `${orgUid} ${addressHash}`)
}

export function hasUnsubscribed(db: Queryable, { orgUid, addressHash }: ReportAddress): Promise<boolean> {
  return isUsedUp(db, unsubscribed, `${orgUid} ${addressHash}`)
}

/** Ends the links that were made for somebody's emails. */
export async function revokeLinksOf(tx: Tx, { uid, orgUid }: Pick<ReportRecipient, 'uid' | 'orgUid'>): Promise<void> {
  await tx
    .update(reportLinks)
    .set({ revokedAt: now() })
    .where(and(eq(reportLinks.orgUid, orgUid), eq(reportLinks.recipientUid, uid)))
}

const purpose = 'report-emails'

/** The page where somebody outside the team says yes or no to the report. It's theirs for good: also once they were removed and chosen again. */
export function reportEmailsUrl(config: Config, orgUid: string, email: string): string {
  const { addressHash } = reportAddress(orgUid, email)
  const token = [orgUid, addressHash, sign(config, purpose, orgUid, addressHash)].join('.')
  return `${config.publicUrl}/report-emails?token=${token}`
}

/** Whose address a token is, and the recipient it is now; null while it's none. */
export async function openReportAddress(
  db: Queryable,
  config: Config,
  token: string,
): Promise<ReportAddress & { recipient: ReportRecipient | null }> {
  const [orgUid = '', addressHash = '', signature = ''] = token.split('.')
  if (!isSigned(config, purpose, signature, orgUid, addressHash)) throw noLink()
  const recipients = await listRecipients(db, orgUid)
  const recipient = recipients.find(({ email }) => email !== null && hashSecret(email) === addressHash) ?? null
  return { orgUid, addressHash, recipient }
}

export const noLink = () =>
  new CallError('not-found', 'This link doesn’t work any more. You won’t get any emails about this report.')
