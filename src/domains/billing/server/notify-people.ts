import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { notifyAccounts, type NotificationContent } from '../../notifications/server/notify.ts'

export type PlanNotification = Omit<NotificationContent, 'path' | 'action'>

/** A notification about a plan: it leads everyone to the page of a brand of theirs. */
export async function notifyPeople(
  tx: Tx,
  config: Config,
  people: readonly { uid: string; email: string; brandUid: string }[],
  key: string,
  notification: PlanNotification,
): Promise<void> {
  for (const person of people) {
    const path = `/app/brand/billing?uid=${person.brandUid}`
    await notifyAccounts(tx, config, [person], key, { ...notification, path, action: 'Open your plan' })
  }
}
