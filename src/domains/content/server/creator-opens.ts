import { and, count, countDistinct, eq, gte } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { creatorOpens } from './tables.ts'

/** So many days are counted; what is older is deleted. */
const daysCounted = 30
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const firstCountedOpen = () => dayOf(plus(now(), -daysCounted * dayMs))

export async function addOpen(tx: Tx, influencerUid: string, brandUid: string): Promise<void> {
  await tx
    .insert(creatorOpens)
    .values({ influencerUid, brandUid, day: dayOf(now()) })
    .onConflictDoNothing()
}

/** How often brands opened a creator's page in the days that are counted, and how many brands. */
export async function countOpens(db: Queryable, influencerUid: string): Promise<{ opened: number; brands: number }> {
  const [row] = await db
    .select({ opened: count(), brands: countDistinct(creatorOpens.brandUid) })
    .from(creatorOpens)
    .where(and(eq(creatorOpens.influencerUid, influencerUid), gte(creatorOpens.day, firstCountedOpen())))
  return row ?? { opened: 0, brands: 0 }
}
