import { countDistinct, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { influencerProfiles, socialAccounts } from '../../profiles/server/tables.ts'

type Known = { uid: string; handle: string }
type Found = Known & { given: string }

const { uid, handle } = influencerProfiles

/**
 * The influencers that were meant by handles, links to a profile, or ids; each once, in the order given. Our own handle comes
 * first; a handle of a platform counts only where it is one person's.
 */
export async function matchInfluencers(
  db: Queryable,
  given: readonly string[],
): Promise<{ matched: Found[]; unmatched: string[] }> {
  const keys = [...new Set(given.map(keyOf))]
  const ours = await db
    .select({ uid, handle })
    .from(influencerProfiles)
    .where(or(inArray(uid, keys), inArray(sql`lower(${handle})`, keys)))
  const known = new Map<string, Known>([
    ...ours.map((one) => [one.handle.toLowerCase(), one] as const),
    ...ours.map((one) => [one.uid, one] as const),
  ])
  for (const [key, one] of await findOnPlatforms(
    db,
    keys.filter((key) => !known.has(key)),
  ))
    known.set(key, one)
  const matched = new Map<string, Found>()
  for (const text of given) {
    const one = known.get(keyOf(text))
    if (one && !matched.has(one.uid)) matched.set(one.uid, { given: text, ...one })
  }
  return {
    matched: [...matched.values()],
    unmatched: [...new Set(given)].filter((text) => !known.has(keyOf(text))),
  }
}

async function findOnPlatforms(db: Queryable, keys: readonly string[]): Promise<[string, Known][]> {
  if (keys.length === 0) return []
  const key = sql<string>`lower(${socialAccounts.handle})`
  const rows = await db
    .select({
      key,
      uid: sql<string>`min(${uid})`,
      handle: sql<string>`min(${handle})`,
      people: countDistinct(uid),
    })
    .from(socialAccounts)
    .innerJoin(influencerProfiles, eq(uid, socialAccounts.influencerUid))
    .where(inArray(key, [...keys]))
    .groupBy(key)
  return rows.filter(({ people }) => people === 1).map((row) => [row.key, { uid: row.uid, handle: row.handle }])
}

/** `@Alice.Eats`, `instagram.com/alice.eats` and `https://www.tiktok.com/@alice.eats?lang=en` mean the same. */
function keyOf(text: string): string {
  const link = /^(?:https?:\/\/)?(?:www\.)?(?:instagram|tiktok|youtube)\.com\/([^/?#]+)/i.exec(text)
  return (link?.[1] ?? text).replace(/^@/, '').toLowerCase()
}
