import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { accounts, staff } from '../../accounts/server/tables.ts'
import { notifyAccounts, type NotificationContent } from './notify.ts'

/** Tells every admin, once per `key`. */
export async function notifyAdmins(
  tx: Tx,
  config: Config,
  key: string,
  notification: NotificationContent,
): Promise<void> {
  const admins = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(staff)
    .innerJoin(accounts, eq(accounts.uid, staff.accountUid))
    .where(and(eq(staff.role, 'admin'), isNull(accounts.disabledAt)))
  await notifyAccounts(tx, config, admins, key, notification)
}
