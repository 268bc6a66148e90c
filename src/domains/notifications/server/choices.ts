import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accounts, staff } from '../../accounts/server/tables.ts'
import { asBefore, type Choices } from '../delivery.ts'
import { notificationSettings } from './tables.ts'

export type ChoicesRow = typeof notificationSettings.$inferSelect

/** What somebody chose, or what holds for all who did not. */
export function choicesOf(row: ChoicesRow | null | undefined): Choices {
  if (!row) return asBefore
  const { off, myDay, digest, quiet, timezone } = row
  return { off, myDay, digest, quiet, timezone }
}

/** People who are told of something: whether they are of the team, and how they want it. */
export async function listListeners(db: Queryable, people: readonly { uid: string }[]) {
  const rows = await db
    .select({ uid: accounts.uid, isStaff: sql<boolean>`${staff.accountUid} is not null`, row: notificationSettings })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountUid, accounts.uid))
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accounts.uid))
    .where(
      inArray(
        accounts.uid,
        people.map(({ uid }) => uid),
      ),
    )
  return rows.map(({ uid, isStaff, row }) => ({ uid, isStaff, choices: choicesOf(row) }))
}

/** Holds somebody's choices, made or not, until the end of the transaction. */
export async function lockChoices(tx: Tx, accountUid: string): Promise<ChoicesRow | null> {
  await tx.select({ uid: accounts.uid }).from(accounts).where(eq(accounts.uid, accountUid)).for('no key update')
  const [row] = await tx.select().from(notificationSettings).where(eq(notificationSettings.accountUid, accountUid))
  return row ?? null
}
