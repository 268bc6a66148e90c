import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accounts, staff } from './tables.ts'

/** Changes an account's row as it stands, past every rule: for tests and the demo. */
export async function setAccount(
  db: Queryable,
  uid: string,
  fields: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await db.update(accounts).set(fields).where(eq(accounts.uid, uid))
}

/** Changes what one of the team is, past every rule: for tests. */
export async function setStaff(
  db: Queryable,
  accountUid: string,
  fields: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await db.update(staff).set(fields).where(eq(staff.accountUid, accountUid))
}

/** Takes somebody off the team as if nobody had been asked who looks after their brands: for tests. */
export async function dropStaff(db: Queryable, accountUid: string): Promise<void> {
  await db.delete(staff).where(eq(staff.accountUid, accountUid))
}
