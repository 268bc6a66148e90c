import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { invitationMail, passwordUrl } from './mails.ts'
import { makeSignInLink } from './sign-in-links.ts'
import { postUnlessStopped } from './strangers.ts'

/**
 * Mails someone for whom an account was made a link with which to choose a password, once, within a week.
 * `by` is who invites, `to` what they are invited to. A sign-in link by mail lets them in as well.
 */
export async function inviteToSignIn(
  tx: Tx,
  config: Config,
  account: { uid: string; email: string },
  words: { by: string; to: string },
): Promise<void> {
  const { email } = account
  const token = await makeSignInLink(tx, account.uid, 'invitation')
  await postMail(tx, `invitation:${token.slice(0, 12)}`, email, invitationMail(config, { token }, words))
}

/**
 * The same for somebody who has never heard of us: what the mail says is given, and whoever doesn’t want such mails from `senderUid`
 * can stop them for good. Then nothing leaves.
 */
export async function inviteStranger(
  tx: Tx,
  config: Config,
  account: { uid: string; email: string },
  { senderUid, subject, lines, why }: { senderUid: string; subject: string; lines: string[]; why: string },
): Promise<void> {
  const token = await makeSignInLink(tx, account.uid, 'invitation')
  await postUnlessStopped(tx, config, {
    to: account.email,
    senderUid,
    key: `invitation:${token.slice(0, 12)}`,
    words: { subject, lines, action: { label: 'Choose a password', url: passwordUrl(config, { token }) } },
    why,
  })
}
