import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../../kit/server/database.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { nameKey, nameKeyOf } from '../../../profiles/server/venue-keys.ts'
import { type Remark, remark } from '../remark.ts'

/** A venue at which rows of a list happened. */
export type Host = { uid: string; name: string; country: string | null; timezone: string }

/** The venue that a text means, by its ID, name or handle, or why none is meant. */
export type HostFinder = (text: string) => Host | Remark

/** Finds venues of ours by what a list calls them. `usual` is that of rows that name none. */
export async function findHosts(db: Queryable, texts: readonly string[], usual?: string | null): Promise<HostFinder> {
  const { uid, name, handle, country, timezone } = brandFacts
  const given = [...new Set(texts.filter(Boolean))]
  const bare = (text: string) => text.replace(/^@/, '').toLowerCase()
  const select = async (condition: SQL) =>
    db.select({ uid, name, handle, country, timezone }).from(brandFacts).where(condition)
  const byUid = await select(inArray(uid, [...given, ...(usual ? [usual] : [])]))
  const named = given.length === 0 ? [] : await select(inArray(nameKeyOf(name), given.map(nameKey)))
  const handled = given.length === 0 ? [] : await select(inArray(sql`lower(${handle})`, given.map(bare)))
  return (text) => {
    const [own] = byUid.filter((one) => one.uid === (text || usual))
    if (own) return own
    if (!text) return noHost
    const same = named.filter((one) => nameKey(one.name) === nameKey(text))
    const meant = same.length > 0 ? same : handled.filter((one) => one.handle?.toLowerCase() === bare(text))
    if (meant.length === 1 && meant[0]) return meant[0]
    const shown = text.slice(0, 80)
    return meant.length > 1
      ? remark(
          `Several venues are called “${shown}”. Use the venue’s ID instead.`,
          'Several venues have this name.',
          shown,
        )
      : remark(`We couldn’t find a venue called “${shown}”.`, 'We couldn’t find the venue.', shown)
  }
}

const noHost = remark('It doesn’t name a venue, and no venue is set for rows without one.')
export const isHost = (found: Host | Remark): found is Host => 'uid' in found
