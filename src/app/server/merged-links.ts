import { findMergedProfiles } from '../../domains/profiles/server/merged.ts'
import type { Queryable } from '../../kit/server/database.ts'

const profile = /\b(?:influencer|brand)_[a-z0-9]{26}\b/g

/** An address with the profiles that stayed in place of those that were merged into them; null where it names none of these. */
export async function mergedAddress(db: Queryable, url: string): Promise<string | null> {
  const named = url.match(profile)
  if (!named) return null
  const merged = await findMergedProfiles(db, named)
  return merged.size > 0 ? url.replace(profile, (uid) => merged.get(uid) ?? uid) : null
}
