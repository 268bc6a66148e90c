import { eq, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { sameVersion } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { heldUntil } from '../../delivery.ts'
import { choicesOf, lockChoices } from '../choices.ts'
import { record } from '../record.ts'
import { noticeChoices, waitingMails } from '../tables.ts'
import { viewChoices } from '../view-choices.ts'

export const saveNoticeChoices: Handler<typeof noticeCalls.saveNoticeChoices> = async (
  { version, ...choices },
  { actor, tx },
) => {
  const accountUid = actor.accountUid!
  const before = await lockChoices(tx, accountUid)
  sameVersion(before ?? { version: 0 }, version)
  const after = { accountUid, ...choices, off: [...new Set(choices.off)], version: version + 1 }
  await tx.insert(noticeChoices).values(after).onConflictDoUpdate({ target: noticeChoices.accountUid, set: after })
  const due = (heldUntil(after, now()) ?? now()).toISOString()
  await tx
    .update(waitingMails)
    .set({ dueAt: sql`least(${waitingMails.dueAt}, ${due}::timestamptz)` })
    .where(eq(waitingMails.accountUid, accountUid))
  const side = actor.staff ? 'staff' : Object.keys(actor.brands).length > 0 ? 'brand' : 'influencer'
  const subject = { subjectUid: accountUid }
  await record(tx, actor, side, 'account.notices-chosen', subject, { before: choicesOf(before), after: choices })
  return viewChoices(tx, actor)
}
