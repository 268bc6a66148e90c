import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { opinions } from '../../collabs/server/tables.ts'
import { isOpinionShown } from '../opinion-visibility.ts'

export type Opinion = typeof opinions.$inferSelect

/** The opinions given on a collab, at most one from each side. */
export async function listOpinions(db: Queryable, collabUid: string): Promise<Opinion[]> {
  return db.select().from(opinions).where(eq(opinions.collabUid, collabUid))
}

/** What this viewer may read: their own, and the other side's once it is shown. Staff read both. */
export function readableOpinions(actor: Actor, collab: Collab, given: readonly Opinion[], at: Date) {
  const side = sideOn(actor, collab)
  const shown = side === 'staff' || isOpinionShown({ given: given.length, completedAt: collab.closedAt }, at)
  const of = (whose: Opinion['side']) => {
    const opinion = given.find((one) => one.side === whose)
    return opinion ? { value: opinion.value, text: opinion.text, at: opinion.givenAt.toISOString() } : null
  }
  return {
    mine: side === 'staff' ? null : of(side),
    brand: shown || side === 'brand' ? of('brand') : null,
    influencer: shown || side === 'influencer' ? of('influencer') : null,
  }
}
