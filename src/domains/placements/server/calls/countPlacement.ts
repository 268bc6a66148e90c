import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { placementCalls } from '../../contract.ts'
import { isMeantFor } from '../../rules.ts'
import { dayOf } from '../keep.ts'
import { isRunning, sessionOf } from '../running.ts'
import { placementCounts, placements, placementViews } from '../tables.ts'
import { findViewers } from '../viewers.ts'

export const countPlacement: Handler<typeof placementCalls.countPlacement> = async (
  { uid, kind },
  { actor, caller, tx },
) => {
  const at = now()
  const [placement] = await tx
    .select()
    .from(placements)
    .where(and(eq(placements.uid, uid), isRunning(at)))
  // Staff who look through a customer's eyes are not an audience.
  if (!placement || actor.actingBy) return { counted: false }
  const viewers = await findViewers(tx, actor, placement.spot)
  if (!viewers.some((viewer) => isMeantFor(placement.audience, viewer))) return { counted: false }
  const seen = { placementUid: uid, session: sessionOf(caller), day: dayOf(at) }
  const news = kind === 'view' ? await noteView(tx, seen) : await noteClick(tx, seen)
  const counted = news.views + news.clicks > 0
  if (counted) {
    await tx
      .insert(placementCounts)
      .values({ placementUid: uid, day: seen.day, ...news })
      .onConflictDoUpdate({
        target: [placementCounts.placementUid, placementCounts.day],
        set: {
          views: sql`${placementCounts.views} + ${news.views}`,
          clicks: sql`${placementCounts.clicks} + ${news.clicks}`,
        },
      })
  }
  return { counted }
}

type Seen = { placementUid: string; session: string; day: string }
type News = { views: 0 | 1; clicks: 0 | 1 }

/** Whether it is the session's first of the day; every further one counts against the cap alone. */
async function noteView(tx: Tx, seen: Seen): Promise<News> {
  if (await isFirst(tx, { ...seen, times: 1 })) return { views: 1, clicks: 0 }
  await tx
    .update(placementViews)
    .set({ times: sql`${placementViews.times} + 1` })
    .where(isSeen(seen))
  return { views: 0, clicks: 0 }
}

/** Who clicks has seen it, whichever of the two arrives first. */
async function noteClick(tx: Tx, seen: Seen): Promise<News> {
  if (await isFirst(tx, { ...seen, times: 1, clicked: true })) return { views: 1, clicks: 1 }
  const first = await tx
    .update(placementViews)
    .set({ clicked: true })
    .where(and(isSeen(seen), eq(placementViews.clicked, false)))
    .returning({ day: placementViews.day })
  return { views: 0, clicks: first.length > 0 ? 1 : 0 }
}

async function isFirst(tx: Tx, row: typeof placementViews.$inferInsert): Promise<boolean> {
  const made = await tx.insert(placementViews).values(row).onConflictDoNothing().returning({ day: placementViews.day })
  return made.length > 0
}

function isSeen({ placementUid, session, day }: Seen) {
  return and(
    eq(placementViews.placementUid, placementUid),
    eq(placementViews.session, session),
    eq(placementViews.day, day),
  )
}
