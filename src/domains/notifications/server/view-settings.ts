import { asc, eq } from 'drizzle-orm'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import type { notificationCalls } from '../contract.ts'
import type { Cell } from '../delivery.ts'
import type { Audience } from '../topics.ts'
import { settingsOf } from './settings.ts'
import { notificationSettings, waitingMails } from './tables.ts'

/** One's own settings, with what there is to choose and what waits. */
export async function viewSettings(
  db: Queryable,
  actor: Actor,
): Promise<OutputOf<typeof notificationCalls.getNotificationSettings>> {
  const uid = accountOf(actor)
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.accountUid, uid))
  const waiting = await db
    .select({ dueAt: waitingMails.dueAt })
    .from(waitingMails)
    .where(eq(waitingMails.accountUid, uid))
    .orderBy(asc(waitingMails.dueAt))
  const { off, ...settings } = settingsOf(row)
  return {
    ...settings,
    off: [...off] as Cell[],
    version: row?.version ?? 0,
    audiences: audiencesOf(actor),
    waiting: waiting.length,
    nextMailAt: waiting[0]?.dueAt.toISOString() ?? null,
  }
}

function audiencesOf(actor: Actor): Audience[] {
  if (actor.staff) return ['staff']
  const has = { brand: actor.brands, influencer: actor.influencers }
  return (['brand', 'influencer'] as const).filter((audience) => Object.keys(has[audience]).length > 0)
}
