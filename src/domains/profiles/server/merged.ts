import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { brandProfiles, influencerProfiles, mergedProfiles } from './tables.ts'

/** The profiles into which some of these were merged, by the ids of those that are no more. */
export async function findMergedProfiles(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ uid: mergedProfiles.uid, intoUid: mergedProfiles.intoUid })
    .from(mergedProfiles)
    .where(inArray(mergedProfiles.uid, [...uids]))
  return new Map(rows.map(({ uid, intoUid }) => [uid, intoUid]))
}

/** The profile into which one was merged, or itself. */
export async function mergedOrSame(db: Queryable, uid: string): Promise<string> {
  return (await findMergedProfiles(db, [uid])).get(uid) ?? uid
}

/** The handle of a creator who had another one until two profiles of theirs were merged. */
export async function findMergedHandle(db: Queryable, handle: string): Promise<string | null> {
  const [row] = await db
    .select({ handle: influencerProfiles.handle })
    .from(mergedProfiles)
    .innerJoin(influencerProfiles, eq(influencerProfiles.uid, mergedProfiles.intoUid))
    .where(and(eq(mergedProfiles.handle, handle), eq(mergedProfiles.type, 'influencer')))
  return row?.handle ?? null
}

/** The slug of a profile that had another one until two were merged. */
export async function findMergedSlug(
  db: Queryable,
  type: 'brand' | 'influencer',
  slug: string,
): Promise<string | null> {
  const profiles = type === 'brand' ? brandProfiles : influencerProfiles
  const [row] = await db
    .select({ slug: profiles.slug })
    .from(mergedProfiles)
    .innerJoin(profiles, eq(profiles.uid, mergedProfiles.intoUid))
    .where(and(eq(mergedProfiles.slug, slug), eq(mergedProfiles.type, type)))
  return row?.slug ?? null
}

/** What profiles were called that were merged into others: for the history, which still names them. */
export async function findMergedNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .select({ uid: mergedProfiles.uid, name: mergedProfiles.name })
    .from(mergedProfiles)
    .where(inArray(mergedProfiles.uid, [...uids]))
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}
