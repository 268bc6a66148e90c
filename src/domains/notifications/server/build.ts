import { notInArray } from 'drizzle-orm'
import { accountFacts } from '../../accounts/server/facts.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { defaultSettings } from '../delivery.ts'
import { topicIds } from '../topics.ts'
import { notificationSettings } from './tables.ts'

/** Switches off the mail of all people but these: nobody reads that of people who are made up. */
export async function sendMailOnlyTo(tx: Tx, accountUids: readonly string[]): Promise<void> {
  const others = await tx
    .select({ accountUid: accountFacts.uid })
    .from(accountFacts)
    .where(notInArray(accountFacts.uid, [...accountUids]))
  const settings = { ...defaultSettings, off: topicIds.map((topic) => `${topic}:mail`), version: 1 }
  await tx.insert(notificationSettings).values(others.map(({ accountUid }) => ({ accountUid, ...settings })))
}
