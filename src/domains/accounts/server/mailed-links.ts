import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { passwordResetMail, quickLoginMail, signInMail, welcomeMail } from './mails.ts'
import { makeSignInLink } from './sign-in-links.ts'

const words = {
  'sign-in': signInMail,
  'password-reset': passwordResetMail,
  'quick-login': quickLoginMail,
  welcome: welcomeMail,
}

/** Mails someone a one-time link to their account; `welcome` is the sign-in link of who is new. */
export async function mailSignInLink(
  tx: Tx,
  config: Config,
  { uid, email }: { uid: string; email: string },
  about: keyof typeof words,
): Promise<void> {
  const purpose = about === 'welcome' ? 'sign-in' : about
  const token = await makeSignInLink(tx, uid, purpose)
  await postMail(tx, `${purpose}:${token.slice(0, 12)}`, email, words[about](config, { token }), 'urgent')
}
