import { and, eq } from 'drizzle-orm'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { takePoint } from '../../../kit/server/limits.ts'
import { type MailWords, writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import { mailStops } from './tables.ts'
import { hashSecret } from './tokens.ts'

/** Who mails somebody who did not ask for it: the person, and whom they do it for, such as their organisation. */
export type Sender = { accountUid: string; senderUid: string }

/** Whose invitations and reminders somebody stops who doesn’t know our team. */
export const teamSender = 'team'

const seconds = dayMs / 1000
/** Mails to strangers in a day: of one person, of one organisation, to one address from anybody, and from one organisation. */
const daily = {
  person: { name: 'stranger-mail-person', points: 30, seconds },
  organisation: { name: 'stranger-mail-organisation', points: 60, seconds },
  address: { name: 'stranger-mail-address', points: 6, seconds },
  pair: { name: 'stranger-mail-pair', points: 3, seconds },
}
const tooManyOfYours = 'You’ve reached today’s limit for invitations. Try again tomorrow.'
const tooManyToThem = 'This person has had several invitations today. Try again tomorrow.'

/**
 * Mails somebody who did not ask for it. Every such mail can be stopped by its reader, for good: then nothing leaves, and the
 * sender is answered as before. `why` says how their address came to us.
 */
export async function mailStranger(
  tx: Tx,
  config: Config,
  { to, from, key, words, why }: { to: string; from: Sender; key: string; words: MailWords; why: string },
): Promise<void> {
  await takePoint(tx, daily.person, from.accountUid, tooManyOfYours)
  await takePoint(tx, daily.organisation, from.senderUid, tooManyOfYours)
  await takePoint(tx, daily.pair, `${from.senderUid} ${to}`, tooManyToThem)
  await takePoint(tx, daily.address, to, tooManyToThem)
  await postUnlessStopped(tx, config, { to, senderUid: from.senderUid, key, words, why })
}

/** The same without a person to limit: whoever lets a stranger cause mail counts for themselves. */
export async function postUnlessStopped(
  tx: Tx,
  config: Config,
  { to, senderUid, key, words, why }: { to: string; senderUid: string; key: string; words: MailWords; why: string },
): Promise<void> {
  if (await isStopped(tx, to, senderUid)) return
  const stop = { label: 'I don’t know them', url: stopUrl(config, to, senderUid) }
  await postMail(tx, key, to, writeMail(config.PRODUCT_NAME, { ...words, ending: { why, stop } }))
}

/** Whether the person behind an address does not know a sender, and said so. */
export async function isStopped(db: Queryable, email: string, senderUid: string): Promise<boolean> {
  const found = await db
    .select({ at: mailStops.stoppedAt })
    .from(mailStops)
    .where(and(eq(mailStops.emailHash, hashSecret(email)), eq(mailStops.senderUid, senderUid)))
  return found.length > 0
}

/** Ends what a sender mails to an address. Answers whether it was not ended before. */
export async function stopSender(tx: Tx, emailHash: string, senderUid: string): Promise<boolean> {
  const made = await tx
    .insert(mailStops)
    .values({ emailHash, senderUid, stoppedAt: now() })
    .onConflictDoNothing()
    .returning({ at: mailStops.stoppedAt })
  return made.length > 0
}

/** The address that stops a sender: opened, it asks first; a POST stops at once. Whom it was sent to cannot be read from it. */
export function stopUrl(config: Config, email: string, senderUid: string): string {
  const what = Buffer.from(`${senderUid} ${hashSecret(email)}`).toString('base64url')
  return `${config.publicUrl}/unknown-sender?token=${what}.${sign(config, 'unknown-sender', what)}`
}

/** Whom a token stops, and where; null for one that is not ours. */
export function readStopToken(config: Config, token: string): { emailHash: string; senderUid: string } | null {
  const [what = '', signature = ''] = token.split('.')
  if (!isSigned(config, 'unknown-sender', signature, what)) return null
  const [senderUid = '', emailHash = ''] = Buffer.from(what, 'base64url').toString().split(' ')
  return { emailHash, senderUid }
}
