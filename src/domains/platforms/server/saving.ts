import { and, asc, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Audience, Platform, Post, Profile } from '../../../adapters/platforms/platforms.ts'
import { systemActor } from '../../../access/roles.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { record } from '../../audit/server/record.ts'
import { saveConfirmedAccount } from '../../profiles/server/confirmed-accounts.ts'
import { growthDays, type Snapshot } from '../accounts.ts'
import { averagesOf } from '../averages.ts'
import { findJump } from '../jumps.ts'
import type { Account } from './access.ts'
import { followerJumps, platformAccounts, platformPosts, platformSnapshots } from './tables.ts'

/** A post as it is kept: with a small picture of our own. */
export type ReadPost = Omit<Post, 'picture'> & { picture: string | null }
/** What an account says; null for what its owner did not allow. */
export type Reading = {
  profile: Profile
  audience: Audience | null
  /** The newest. */
  posts: ReadPost[] | null
  /** Those that the creator shows in their portfolio: the older ones that could be read, and the ids of those deleted at the platform. */
  chosen: { read: ReadPost[]; gone: string[] }
}

/** Keeps what an account says: today's snapshot, its newest posts in place of the ones before, its figures on the profile. */
export async function saveReading(
  tx: Tx,
  { uid, influencerUid }: Pick<Account, 'uid' | 'influencerUid'>,
  platform: Pick<Platform, 'id' | 'isSandbox' | 'terms'>,
  { profile, audience, posts, chosen }: Reading,
): Promise<void> {
  const { handle, url, followers } = profile
  await tx
    .update(platformAccounts)
    .set({ handle, url, followers, audience, nextReadAt: plus(now(), dayMs), readAt: now() })
    .where(eq(platformAccounts.uid, uid))
  await savePosts(tx, uid, [...(posts ?? []), ...chosen.read], chosen.gone)
  if (followers === null) return
  const day = now().toISOString().slice(0, 10)
  await tx
    .insert(platformSnapshots)
    .values({ accountUid: uid, day, followers })
    .onConflictDoUpdate({
      target: [platformSnapshots.accountUid, platformSnapshots.day],
      set: { followers },
    })
  const averages = platform.terms.mayDerive ? averagesOf(posts ?? [], followers, now()) : null
  const confirmed = {
    platform: platform.id,
    handle,
    url,
    followers,
    averageViews: averages?.views ?? null,
    engagementBp: averages?.engagementBp ?? null,
    audience: audience ?? {},
  }
  await saveConfirmedAccount(tx, influencerUid, confirmed, platform)
  await pointOutJump(tx, { uid, influencerUid }, posts ?? [])
}

/** Keeps these, and of the others those that are chosen and not `gone`. */
async function savePosts(
  tx: Tx,
  accountUid: string,
  posts: readonly ReadPost[],
  gone: readonly string[],
): Promise<void> {
  const ids = posts.map(({ id }) => id)
  const { externalId, chosenAt } = platformPosts
  await tx
    .delete(platformPosts)
    .where(
      and(
        eq(platformPosts.accountUid, accountUid),
        notInArray(externalId, ids),
        or(isNull(chosenAt), inArray(externalId, [...gone])),
      ),
    )
  if (posts.length === 0) return
  const given = (column: string) => sql.raw(`excluded.${column}`)
  const columns = ['kind', 'url', 'text', 'views', 'reach', 'likes', 'comments', 'saves', 'shares'] as const
  await tx
    .insert(platformPosts)
    .values(posts.map(({ id, counts, ...post }) => ({ accountUid, externalId: id, ...post, ...counts, readAt: now() })))
    .onConflictDoUpdate({
      target: [platformPosts.accountUid, platformPosts.externalId],
      set: {
        ...Object.fromEntries(columns.map((column) => [column, given(column)])),
        readAt: now(),
        postedAt: given('posted_at'),
        picture: sql`coalesce(excluded.picture, ${platformPosts.picture})`,
      },
    })
}

/** The snapshots of accounts, oldest first. */
export async function listGrowths(
  db: Queryable,
  accountUids: readonly string[],
): Promise<(accountUid: string) => Snapshot[]> {
  if (accountUids.length === 0) return () => []
  const since = plus(now(), -growthDays * dayMs)
    .toISOString()
    .slice(0, 10)
  const found = await db
    .select()
    .from(platformSnapshots)
    .where(and(inArray(platformSnapshots.accountUid, [...accountUids]), gte(platformSnapshots.day, since)))
    .orderBy(asc(platformSnapshots.day))
  const of = Map.groupBy(found, ({ accountUid }) => accountUid)
  return (uid) => (of.get(uid) ?? []).map(({ day, followers }) => ({ day, followers }))
}

async function pointOutJump(
  tx: Tx,
  { uid, influencerUid }: Pick<Account, 'uid' | 'influencerUid'>,
  posts: readonly ReadPost[],
): Promise<void> {
  const growth = (await listGrowths(tx, [uid]))(uid)
  const recent = posts.map(({ postedAt, counts }) => ({ postedAt, views: counts.views }))
  const jump = findJump(growth, recent)
  const day = growth.at(-1)?.day
  if (!jump || !day) return
  const [isNew] = await tx
    .insert(followerJumps)
    .values({ accountUid: uid, day, ...jump })
    .onConflictDoNothing()
    .returning({ day: followerJumps.day })
  const subject = { subjectUid: influencerUid, influencerUid }
  if (isNew)
    await record(tx, systemActor, 'clock', 'influencer.followers-jumped', subject, {
      after: { before: jump.before, after: jump.after },
    })
}
