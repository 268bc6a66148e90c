import { eq } from 'drizzle-orm'
import { type ProfileType, profileTypes } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { listProfilesIn } from '../../../audit/server/events.ts'
import { listProfilesSince } from '../../../profiles/server/alike.ts'
import { savePairs } from '../pairs.ts'
import { sides } from '../sides.ts'
import { duplicateSearches } from '../tables.ts'

const batch = 200
/** What changes something that profiles are found by. */
const changes = [
  'brand.updated',
  'brand.merged',
  'influencer.updated',
  'influencer.merged',
  'influencer.social-account-saved',
  'influencer.social-account-removed',
  'influencer.platform-connected',
] as const

/**
 * Looks for duplicates of creators and brands that joined or changed since it last ran; the first time of all of them. Safe to run
 * twice: what it finds takes the place of what it found before.
 */
export const findDuplicates: DomainJob = {
  name: 'find-duplicates',
  cron: '25 * * * *',
  run: async ({ db }) => {
    for (const type of profileTypes) await findOf(db, type)
  },
}

async function findOf(db: Db, type: ProfileType): Promise<void> {
  const until = now()
  const [last] = await db.select().from(duplicateSearches).where(eq(duplicateSearches.type, type))
  // What was under way when it last looked had not been written then.
  const from = last ? plus(last.until, -minuteMs) : new Date(0)
  const changed = (await listProfilesIn(db, changes, { from, until })).flatMap(
    (one) => (type === 'brand' ? one.brandUid : one.influencerUid) ?? [],
  )
  const uids = await listProfilesSince(db, type, from, changed)
  for (let at = 0; at < uids.length; at += batch) {
    const some = uids.slice(at, at + batch)
    await db.transaction(async (tx) => savePairs(tx, some, await sides[type].findAlike(tx, some)))
  }
  const mark = { type, until }
  await db.insert(duplicateSearches).values(mark).onConflictDoUpdate({ target: duplicateSearches.type, set: mark })
}
