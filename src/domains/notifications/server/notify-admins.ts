import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { notifyAccounts, type NotificationContent } from './notify.ts'

/** Notifies every admin, once per `key`. */
export async function notifyAdmins(
  tx: Tx,
  config: Config,
  key: string,
  notification: NotificationContent,
): Promise<void> {
  const admins = await tx
    .select({ uid: accountFacts.uid, email: accountFacts.email })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .where(and(eq(staffFacts.role, 'admin'), isNull(accountFacts.disabledAt)))
  await notifyAccounts(tx, config, admins, key, notification)
}
