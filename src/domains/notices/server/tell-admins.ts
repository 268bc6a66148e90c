import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { accounts, staff } from '../../accounts/server/tables.ts'
import { tell, type Telling } from './record.ts'

/** Tells every admin, once per `key`. */
export async function tellAdmins(tx: Tx, config: Config, key: string, telling: Telling): Promise<void> {
  const admins = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(staff)
    .innerJoin(accounts, eq(accounts.uid, staff.accountUid))
    .where(and(eq(staff.role, 'admin'), isNull(accounts.disabledAt)))
  await tell(tx, config, admins, key, telling)
}
