import { accountOf } from '../../../../access/roles.ts'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { heldUntil } from '../../delivery.ts'
import { choicesOf, lockChoices } from '../choices.ts'
import { record } from '../../../audit/server/record.ts'
import { notificationSettings, waitingMails } from '../tables.ts'
import { viewChoices } from '../view-choices.ts'

export const saveNotificationSettings: Handler<typeof notificationCalls.saveNotificationSettings> = async (
  { version, ...choices },
  { actor, tx },
) => {
  const accountUid = accountOf(actor)
  const before = await lockChoices(tx, accountUid)
  sameVersion(before ?? { version: 0 }, version)
  const after = { accountUid, ...choices, off: [...new Set(choices.off)], version: version + 1 }
  await tx
    .insert(notificationSettings)
    .values(after)
    .onConflictDoUpdate({ target: notificationSettings.accountUid, set: after })
  const due = (heldUntil(after, now()) ?? now()).toISOString()
  await tx
    .update(waitingMails)
    .set({ dueAt: sql`least(${waitingMails.dueAt}, ${due}::timestamptz)` })
    .where(eq(waitingMails.accountUid, accountUid))
  const side = actor.staff ? 'staff' : Object.keys(actor.brands).length > 0 ? 'brand' : 'influencer'
  const subject = { subjectUid: accountUid }
  await record(tx, actor, side, 'account.notifications-chosen', subject, { before: choicesOf(before), after: choices })
  return viewChoices(tx, actor)
}
