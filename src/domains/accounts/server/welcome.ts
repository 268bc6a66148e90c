import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { SignInKind } from '../security-events.ts'
import { deviceName } from './device.ts'
import { newDeviceMail } from './mails.ts'
import { isNewDevice, recordSecurityEvent, type Visitor } from './security-events.ts'
import { openSession } from './sessions.ts'

/**
 * Opens the session of somebody who has just proven who they are, writes down how, and mails them where no such browser was
 * signed in before. Answers the cookie's token.
 */
export async function welcome(
  tx: Tx,
  config: Config,
  account: { uid: string; email: string },
  visitor: Visitor,
  kind: SignInKind,
): Promise<string> {
  const isNew = await isNewDevice(tx, account.uid, visitor)
  await recordSecurityEvent(tx, account.uid, kind, visitor)
  const token = await openSession(tx, account.uid, visitor.device)
  if (isNew) {
    const mail = newDeviceMail(config, deviceName(visitor.device))
    await postMail(tx, `new-device:${token.slice(0, 12)}`, account.email, mail)
  }
  return token
}
