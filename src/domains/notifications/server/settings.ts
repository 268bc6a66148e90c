import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { lockAccount } from '../../accounts/server/accounts.ts'
import { defaultSettings, type Settings } from '../delivery.ts'
import { notificationSettings } from './tables.ts'

export type SettingsRow = typeof notificationSettings.$inferSelect

/** What somebody chose, or what holds for all who did not. */
export function settingsOf(row: SettingsRow | null | undefined): Settings {
  if (!row) return defaultSettings
  const { off, myDay, digest, quiet, timezone, invitations } = row
  return { off, myDay, digest, quiet, timezone, invitations }
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
