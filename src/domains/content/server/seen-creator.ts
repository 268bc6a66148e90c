import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { noInfluencer } from '../../../access/server/guards.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { findInfluencerByHandle } from '../../profiles/server/reads.ts'

/**
 * The creator whose page the actor may open: themselves, the team, brands where they are approved and findable by everyone,
 * and brands that had a collab with them. `not-found` for everybody else.
 */
export async function seenCreator(db: Queryable, actor: Actor, handle: string) {
  const influencer = await findInfluencerByHandle(db, handle)
  if (!influencer) throw noInfluencer()
  const { profile } = influencer
  if (Object.hasOwn(actor.influencers, profile.uid) || isStaff(actor)) return influencer
  const brands = Object.keys(actor.brands)
  if (brands.length === 0) throw noInfluencer()
  if (profile.approval === 'approved' && profile.findableBy === 'everyone') return influencer
  const [together] = await db
    .select({ one: sql`1` })
    .from(collabFacts)
    .where(and(eq(collabFacts.influencerUid, profile.uid), inArray(collabFacts.brandUid, brands)))
    .limit(1)
  if (!together) throw noInfluencer()
  return influencer
}
