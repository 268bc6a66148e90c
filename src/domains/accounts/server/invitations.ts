import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { invitationMail } from './mails.ts'
import { makeSignInLink } from './sign-in-links.ts'

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
