import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { isMeantFor } from '../../rules.ts'
import { dayOf } from '../save.ts'
import { isRunning, sessionOf } from '../running.ts'
import { adCounts, ads, adViews } from '../tables.ts'
import { findViewers } from '../viewers.ts'

export const countAdEvent: Handler<typeof adCalls.countAdEvent> = async ({ uid, kind }, { actor, caller, tx }) => {
  const at = now()
  const [ad] = await tx
    .select()
    .from(ads)
    .where(and(eq(ads.uid, uid), isRunning(at)))
  // Staff who look through a customer's eyes are not an audience.
  if (!ad || actor.actingBy) return { counted: false }
  const viewers = await findViewers(tx, actor, ad.position)
  if (!viewers.some((viewer) => isMeantFor(ad.audience, viewer))) return { counted: false }
  const seen = { adUid: uid, session: sessionOf(caller), day: dayOf(at) }
  const news = kind === 'view' ? await noteView(tx, seen) : await noteClick(tx, seen)
  const counted = news.views + news.clicks > 0
  if (counted) {
    await tx
      .insert(adCounts)
      .values({ adUid: uid, day: seen.day, ...news })
      .onConflictDoUpdate({
        target: [adCounts.adUid, adCounts.day],
        set: {
          views: sql`${adCounts.views} + ${news.views}`,
          clicks: sql`${adCounts.clicks} + ${news.clicks}`,
        },
      })
  }
  return { counted }
}

type Seen = { adUid: string; session: string; day: string }
type News = { views: 0 | 1; clicks: 0 | 1 }

/** Whether it is the session's first of the day; every further one counts against the cap alone. */
async function noteView(tx: Tx, seen: Seen): Promise<News> {
  if (await isFirst(tx, { ...seen, times: 1 })) return { views: 1, clicks: 0 }
  await tx
    .update(adViews)
    .set({ times: sql`${adViews.times} + 1` })
    .where(isSeen(seen))
  return { views: 0, clicks: 0 }
}

/** Who clicks has seen it, whichever of the two arrives first. */
async function noteClick(tx: Tx, seen: Seen): Promise<News> {
  if (await isFirst(tx, { ...seen, times: 1, clicked: true })) return { views: 1, clicks: 1 }
  const first = await tx
    .update(adViews)
    .set({ clicked: true })
    .where(and(isSeen(seen), eq(adViews.clicked, false)))
    .returning({ day: adViews.day })
  return { views: 0, clicks: first.length > 0 ? 1 : 0 }
}

async function isFirst(tx: Tx, row: typeof adViews.$inferInsert): Promise<boolean> {
  const made = await tx.insert(adViews).values(row).onConflictDoNothing().returning({ day: adViews.day })
  return made.length > 0
}

function isSeen({ adUid, session, day }: Seen) {
  return and(eq(adViews.adUid, adUid), eq(adViews.session, session), eq(adViews.day, day))
}
