import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Casting } from '../casting.ts'
import { castingAttributes } from './tables.ts'

/** How a creator says they look; null while they share nothing. */
export async function findCasting(db: Queryable, influencerUid: string): Promise<Casting | null> {
  const { hair, eyes, face } = castingAttributes
  const [row] = await db
    .select({ hair, eyes, face })
    .from(castingAttributes)
    .where(eq(castingAttributes.influencerUid, influencerUid))
  return row ?? null
}
