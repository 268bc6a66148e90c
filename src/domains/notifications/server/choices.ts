import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { lockAccount } from '../../accounts/server/accounts.ts'
import { accountsView, staffView } from '../../accounts/server/views.ts'
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
    .select({
      uid: accountsView.uid,
      isStaff: sql<boolean>`${staffView.accountUid} is not null`,
      row: notificationSettings,
    })
    .from(accountsView)
    .leftJoin(staffView, eq(staffView.accountUid, accountsView.uid))
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accountsView.uid))
    .where(
      inArray(
        accountsView.uid,
        people.map(({ uid }) => uid),
      ),
    )
  return rows.map(({ uid, isStaff, row }) => ({ uid, isStaff, choices: choicesOf(row) }))
}

/** Holds somebody's choices, made or not, until the end of the transaction. */
export async function lockChoices(tx: Tx, accountUid: string): Promise<ChoicesRow | null> {
  await lockAccount(tx, accountUid)
  const [row] = await tx.select().from(notificationSettings).where(eq(notificationSettings.accountUid, accountUid))
  return row ?? null
}
