import { eq, inArray, or, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { influencerFacts, socialFacts } from '../../profiles/server/facts.ts'
import type { Platform } from '../../profiles/vocabulary.ts'

type Known = { uid: string; handle: string }
type Found = Known & { given: string }
/** What was given, read: a handle or an id in lower case, and the platform where it was a link to one; null is neither. */
type Key = { key: string | null; platform: Platform | null }

const { uid, handle } = influencerFacts

/**
 * The influencers that were meant by handles, links to a profile, or ids; each once, in the order given. Our own handle comes
 * first; a handle of a platform counts only where it is one person's. A link means who has the handle on its platform.
 */
export async function matchInfluencers(
  db: Queryable,
  given: readonly string[],
): Promise<{ matched: Found[]; unmatched: string[] }> {
  const matched = new Map<string, Found>()
  const unmatched: string[] = []
  for (const [text, one] of await findMeant(db, given)) {
    if (!one) unmatched.push(text)
    else if (!matched.has(one.uid)) matched.set(one.uid, { given: text, uid: one.uid, handle: one.handle })
  }
  return { matched: [...matched.values()], unmatched }
}

/** Whom each text means, in the order given; null where nobody, or several people, could be meant. */
export async function findMeant(db: Queryable, given: readonly string[]): Promise<Map<string, Known | null>> {
  const texts = [...new Set(given)]
  const keys = new Map(texts.map((text) => [text, readKey(text)]))
  const bare = [...keys.values()].flatMap(({ key, platform }) => (key !== null && platform === null ? [key] : []))
  const ours = await findOurs(db, bare)
  const asked = [...keys.values()].filter(({ key, platform }) => key !== null && (platform !== null || !ours.has(key)))
  const theirs = await findOnPlatforms(
    db,
    asked.map(({ key }) => must(key)),
  )
  const meant = ({ key, platform }: Key): Known | undefined => {
    if (key === null) return undefined
    const our = platform === null ? ours.get(key) : undefined
    if (our) return our
    const people = theirs.filter((one) => one.key === key && (platform === null || one.platform === platform))
    return new Set(people.map((one) => one.uid)).size === 1 ? people[0] : undefined
  }
  return new Map([...keys].map(([text, key]) => [text, meant(key) ?? null]))
}

async function findOurs(db: Queryable, keys: readonly string[]): Promise<Map<string, Known>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ uid, handle })
    .from(influencerFacts)
    .where(or(inArray(uid, [...keys]), inArray(sql`lower(${handle})`, [...keys])))
  return new Map([
    ...rows.map((one) => [one.handle.toLowerCase(), one] as const),
    ...rows.map((one) => [one.uid, one] as const),
  ])
}

async function findOnPlatforms(
  db: Queryable,
  keys: readonly string[],
): Promise<(Known & { key: string; platform: Platform })[]> {
  if (keys.length === 0) return []
  const key = sql<string>`lower(${socialFacts.handle})`
  return db
    .select({ key, platform: socialFacts.platform, uid, handle })
    .from(socialFacts)
    .innerJoin(influencerFacts, eq(uid, socialFacts.influencerUid))
    .where(inArray(key, [...keys]))
}

/** What stands at the beginning of a link's path and is nobody's handle. */
const noHandles = new Set(['p', 'reel', 'reels', 'tv', 'explore', 'stories', 'channel', 'c', 'user', 'watch', 'shorts'])

/** `@Alice.Eats` is a handle, `instagram.com/alice.eats` the one on Instagram; `instagram.com/p/…` is a post, nobody's. */
function readKey(text: string): Key {
  const link = /^(?:https?:\/\/)?(?:www\.|m\.)?(instagram|tiktok|youtube)\.com\/([^/?#]+)/i.exec(text)
  if (!link) return { key: text.replace(/^@/, '').toLowerCase(), platform: null }
  const name = must(link[2]).toLowerCase()
  return { key: noHandles.has(name) ? null : name.replace(/^@/, ''), platform: must(link[1]).toLowerCase() as Platform }
}
