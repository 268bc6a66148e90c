import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { collabPolicy } from './policy.ts'
import { collabs } from './tables.ts'

export type Collab = typeof collabs.$inferSelect

const noCollab = () => new CallError('not-found', 'We couldn’t find that collab. Check the link, then try again.')

/** A collab the actor may see; a stranger's uid is answered like one that does not exist. */
export async function getCollab(db: Queryable, actor: Actor, uid: string): Promise<Collab> {
  const [collab] = await db.select().from(collabs).where(eq(collabs.uid, uid))
  if (!collab || !may(collabPolicy, actor, 'see', collab)) throw noCollab()
  return collab
}

/** The same, its row locked until the transaction ends. */
export async function lockCollab(tx: Tx, actor: Actor, uid: string): Promise<Collab> {
  const [collab] = await tx.select().from(collabs).where(eq(collabs.uid, uid)).for('update')
  if (!collab || !may(collabPolicy, actor, 'see', collab)) throw noCollab()
  return collab
}

/** Collabs by uid, whoever asks: the caller has decided that they may be seen. */
export async function unsafeFindCollabs(db: Queryable, uids: readonly string[]): Promise<Map<string, Collab>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(collabs)
    .where(inArray(collabs.uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row]))
}

const currentOf = prepared((db) =>
  db
    .select()
    .from(collabs)
    .where(
      and(
        eq(collabs.influencerUid, sql.placeholder('influencer')),
        sql`(${collabs.outcome} = 'open' and ${collabs.stage} in (3, 4, 5)
          or ${collabs.outcome} = 'completed' and ${collabs.closedAt} > ${sql.placeholder('completedAfter')}::timestamptz)`,
      ),
    )
    .orderBy(desc(collabs.uid))
    .limit(sql.placeholder('limit'))
    .prepare('current_collabs'),
)

/** An influencer's collabs that are agreed and open, or were completed after a moment; newest first. */
export async function listCurrentCollabs(
  db: Queryable,
  influencerUid: string,
  completedAfter: Date,
  limit: number,
): Promise<Collab[]> {
  return currentOf(db, { influencer: influencerUid, completedAfter: completedAfter.toISOString(), limit })
}

/** Whether an influencer has an open collab on a brief. */
export async function hasOpenCollab(db: Queryable, briefUid: string, influencerUid: string): Promise<boolean> {
  const [open] = await db
    .select({ uid: collabs.uid })
    .from(collabs)
    .where(and(eq(collabs.briefUid, briefUid), eq(collabs.influencerUid, influencerUid), eq(collabs.outcome, 'open')))
  return open !== undefined
}

/** Who of these has an open collab on a brief. */
export async function findOpenOn(
  db: Queryable,
  briefUid: string,
  influencerUids: readonly string[],
): Promise<Set<string>> {
  const open = await db
    .select({ uid: collabs.influencerUid })
    .from(collabs)
    .where(
      and(
        eq(collabs.briefUid, briefUid),
        inArray(collabs.influencerUid, [...influencerUids]),
        eq(collabs.outcome, 'open'),
      ),
    )
  return new Set(open.map(({ uid }) => uid))
}

/** Who of these had a collab with a brand, or asked for one. */
export async function findKnownTo(
  db: Queryable,
  brandUid: string,
  influencerUids: readonly string[],
): Promise<Set<string>> {
  const known = await db
    .selectDistinct({ uid: collabs.influencerUid })
    .from(collabs)
    .where(and(eq(collabs.brandUid, brandUid), inArray(collabs.influencerUid, [...influencerUids])))
  return new Set(known.map(({ uid }) => uid))
}
