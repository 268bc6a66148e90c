import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import {
  type Counts,
  noCounts,
  PlatformProblem,
  type Platform,
  type PostInsights,
  type Reader,
} from '../../../adapters/platforms/platforms.ts'
import { dayMs, hourMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableWords, getDeliverable, notifyOfDeliverable } from '../../content/server/deliverable.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { recordReading } from '../../content/server/readings.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { captureAt, nextLook } from '../measuring.ts'
import { type ReadingParts, withAccount } from './reading.ts'
import { measuredPosts, platformAccounts } from './tables.ts'

export type Measured = typeof measuredPosts.$inferSelect
type Seen = { id: string; kind: Measured['kind']; counts: PostInsights }

/** What was published longer ago is not measured from its beginning. */
const newForMs = 8 * dayMs
const most = 200

/** Begins to measure what was published lately by creators whose account is connected. */
export async function addMeasured(db: Db): Promise<void> {
  const found = await db
    .select({
      deliverableUid: deliverableFacts.uid,
      accountUid: platformAccounts.uid,
      type: deliverableFacts.type,
      liveUrl: deliverableFacts.liveUrl,
      publishedAt: deliverableFacts.publishedAt,
    })
    .from(deliverableFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverableFacts.collabUid))
    .innerJoin(
      platformAccounts,
      and(
        eq(platformAccounts.influencerUid, collabFacts.influencerUid),
        eq(platformAccounts.platform, deliverableFacts.platform),
        isNull(platformAccounts.endedWhy),
      ),
    )
    .leftJoin(measuredPosts, eq(measuredPosts.deliverableUid, deliverableFacts.uid))
    .where(
      and(
        isNull(measuredPosts.deliverableUid),
        isNotNull(deliverableFacts.liveUrl),
        gt(deliverableFacts.publishedAt, plus(now(), -newForMs)),
      ),
    )
    .limit(most)
  const rows = found.flatMap(({ liveUrl, publishedAt, ...row }) =>
    liveUrl && publishedAt ? [{ ...row, liveUrl, publishedAt, nextAt: now() }] : [],
  )
  if (rows.length > 0) await db.insert(measuredPosts).values(rows).onConflictDoNothing()
}

/** Posts that are to be looked at now. */
export async function listDueMeasured(db: Db): Promise<Measured[]> {
  const rows = await db
    .select({ post: measuredPosts })
    .from(measuredPosts)
    .innerJoin(platformAccounts, eq(platformAccounts.uid, measuredPosts.accountUid))
    .where(and(lte(measuredPosts.nextAt, now()), isNull(platformAccounts.endedWhy)))
    .orderBy(asc(measuredPosts.nextAt))
    .limit(most)
  return rows.map(({ post }) => post)
}

/** Looks at a post: finds it by its address, reads what the platform counts, and says when it is gone. */
export async function measurePost(parts: ReadingParts, post: Measured): Promise<void> {
  const problem = await withAccount(parts, post.accountUid, async (reader, _account, platform) => {
    const seen = await look(reader, post)
    await parts.db.transaction((tx) => keepLook(tx, parts, platform, post, seen))
  })
  if (!problem || problem === 'busy') return
  const nextAt = problem.retryAt ?? plus(now(), hourMs)
  await parts.db.update(measuredPosts).set({ nextAt }).where(eq(measuredPosts.deliverableUid, post.deliverableUid))
}

/** Null where there is no such post of theirs, or not any more. */
async function look(reader: Reader, post: Measured): Promise<Seen | null> {
  const found = post.externalId && post.kind ? { id: post.externalId, kind: post.kind } : null
  try {
    const known = found ?? (await reader.findPost(post.liveUrl))
    if (!known) return null
    return { id: known.id, kind: known.kind, counts: await countsOf(reader, known) }
  } catch (error) {
    if (error instanceof PlatformProblem && error.kind === 'gone') return null
    throw error
  }
}

/** A post that is there, of which nothing more is said (not allowed, or seen by too few), has no counts that we know. */
async function countsOf(reader: Reader, post: Parameters<Reader['readCounts']>[0]): Promise<PostInsights> {
  return reader.readCounts(post).catch((error: unknown) => {
    if (error instanceof PlatformProblem && error.kind === 'permission') return { ...noCounts, followersGained: null }
    throw error
  })
}

/** What is shown of every platform; the followers that a post brought stand in the ledger of readings alone. */
function countsIn({ counts: { views, reach, likes, comments, saves, shares } }: Seen): Counts {
  return { views, reach, likes, comments, saves, shares }
}

async function keepLook(
  tx: Tx,
  { config }: ReadingParts,
  platform: Platform,
  post: Measured,
  seen: Seen | null,
): Promise<void> {
  const at = now()
  const { deliverableUid, type, publishedAt } = post
  const wasThere = post.externalId !== null
  await tx
    .update(measuredPosts)
    .set({
      lookedAt: at,
      nextAt: nextLook(type, publishedAt, at),
      ...(seen && { externalId: seen.id, kind: seen.kind, ...countsIn(seen), seenAt: at, goneAt: null }),
      ...(!seen && wasThere && { goneAt: post.goneAt ?? at }),
    })
    .where(eq(measuredPosts.deliverableUid, deliverableUid))
  const { deliverable, collab } = await getDeliverable(tx, systemActor, deliverableUid)
  const acting = { actor: systemActor, tx, config }
  const name = platformNames[platform.id]
  if (seen && platform.terms.maySum) {
    const kind = captureAt(type, publishedAt, at)
    const reading = { deliverableUid, source: 'platform' as const, takenAt: at, counts: seen.counts, enteredBy: name }
    await recordReading(tx, { ...reading, ...(kind && { kind }) })
  }
  // A story is gone after a day, as it should be.
  if (!seen && wasThere && !post.goneAt && type !== 'story')
    await notifyOfDeliverable(acting, collab, deliverable, [collab.brandUid, collab.influencerUid], {
      kind: 'deliverable.gone',
      title: `We can’t find ${deliverableWords(deliverable)} any more`,
      lines: [
        `${post.liveUrl} is no longer up on ${name}. Check the terms of “${collab.terms?.title ?? ''}” for how long it should stay up.`,
      ],
      action: 'View collab',
    })
  await pushToProfiles(tx, [collab.brandUid, collab.influencerUid], ['deliverable'])
}
