import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { lockAccount } from '../../accounts/server/accounts.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { defaultSettings, type Settings } from '../delivery.ts'
import { notificationSettings } from './tables.ts'

export type SettingsRow = typeof notificationSettings.$inferSelect

/** What somebody chose, or what holds for all who did not. */
export function settingsOf(row: SettingsRow | null | undefined): Settings {
  if (!row) return defaultSettings
  const { off, myDay, digest, quiet, timezone } = row
  return { off, myDay, digest, quiet, timezone }
}

const recipientsByUid = prepared((db) =>
  db
    .select({
      uid: accountFacts.uid,
      isStaff: sql<boolean>`${staffFacts.accountUid} is not null`,
      row: notificationSettings,
    })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .leftJoin(notificationSettings, eq(notificationSettings.accountUid, accountFacts.uid))
    .where(sql`${accountFacts.uid} = any(${sql.placeholder('uids')})`)
    .prepare('recipients_by_uid'),
)

/** People who are told of something: whether they are of the team, and how they want it. */
export async function listRecipients(db: Queryable, people: readonly { uid: string }[]) {
  const rows = await recipientsByUid(db, { uids: people.map(({ uid }) => uid) })
  return rows.map(({ uid, isStaff, row }) => ({ uid, isStaff, settings: settingsOf(row) }))
}

/** Holds somebody's settings, made or not, until the end of the transaction. */
export async function lockSettings(tx: Tx, accountUid: string): Promise<SettingsRow | null> {
  await lockAccount(tx, accountUid)
  const [row] = await tx.select().from(notificationSettings).where(eq(notificationSettings.accountUid, accountUid))
  return row ?? null
}

/** The time zone somebody chose for their mail; null where they never did. */
export async function findTimezone(db: Queryable, accountUid: string): Promise<string | null> {
  const [row] = await db
    .select({ timezone: notificationSettings.timezone })
    .from(notificationSettings)
    .where(eq(notificationSettings.accountUid, accountUid))
  return row?.timezone ?? null
}
