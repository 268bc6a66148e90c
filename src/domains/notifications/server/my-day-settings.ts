import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { SettingsRow } from './settings.ts'
import { notificationSettings } from './tables.ts'

export type MyDayRecipient = { uid: string; email: string; name: string; settings: SettingsRow }

/** Whoever asked for the mail of their day: our own people, and brands’. */
export async function listMyDayRecipients(db: Queryable): Promise<MyDayRecipient[]> {
  return db
    .select({
      uid: accountFacts.uid,
      email: accountFacts.email,
      name: sql<string>`coalesce(${staffFacts.displayName}, ${accountFacts.displayName})`,
      settings: notificationSettings,
    })
    .from(notificationSettings)
    .innerJoin(accountFacts, eq(accountFacts.uid, notificationSettings.accountUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, notificationSettings.accountUid))
    .where(and(eq(notificationSettings.myDay, true), isNull(accountFacts.disabledAt)))
}

/** Remembers the day whose mail was written last, so that it comes once. */
export async function markMyDayMailed(tx: Tx, accountUid: string, day: string): Promise<void> {
  await tx.update(notificationSettings).set({ myDayOn: day }).where(eq(notificationSettings.accountUid, accountUid))
}
