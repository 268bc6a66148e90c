import { accountOf } from '../../../../access/roles.ts'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { delayedUntil } from '../../delivery.ts'
import { settingsOf, lockSettings } from '../settings.ts'
import { ownSideOf } from '../own-side.ts'
import { record } from '../../../audit/server/record.ts'
import { notificationSettings, waitingMails } from '../tables.ts'
import { viewSettings } from '../view-settings.ts'

export const saveNotificationSettings: Handler<typeof notificationCalls.saveNotificationSettings> = async (
  { version, ...settings },
  { actor, tx },
) => {
  const accountUid = accountOf(actor)
  const before = await lockSettings(tx, accountUid)
  sameVersion(before ?? { version: 0 }, version)
  const after = { accountUid, ...settings, off: [...new Set(settings.off)], version: version + 1 }
  await tx
    .insert(notificationSettings)
    .values(after)
    .onConflictDoUpdate({ target: notificationSettings.accountUid, set: after })
  const due = (delayedUntil(after, now()) ?? now()).toISOString()
  await tx
    .update(waitingMails)
    .set({ dueAt: sql`least(${waitingMails.dueAt}, ${due}::timestamptz)` })
    .where(eq(waitingMails.accountUid, accountUid))
  const subject = { subjectUid: accountUid }
  await record(tx, actor, ownSideOf(actor), 'notification-settings.updated', subject, {
    before: settingsOf(before),
    after: settings,
  })
  return viewSettings(tx, actor)
}
