import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { accountsView, staffView } from '../../accounts/server/views.ts'
import { notifyAccounts, type NotificationContent } from './notify.ts'

/** Notifies every admin, once per `key`. */
export async function notifyAdmins(
  tx: Tx,
  config: Config,
  key: string,
  notification: NotificationContent,
): Promise<void> {
  const admins = await tx
    .select({ uid: accountsView.uid, email: accountsView.email })
    .from(staffView)
    .innerJoin(accountsView, eq(accountsView.uid, staffView.accountUid))
    .where(and(eq(staffView.role, 'admin'), isNull(accountsView.disabledAt)))
  await notifyAccounts(tx, config, admins, key, notification)
}
