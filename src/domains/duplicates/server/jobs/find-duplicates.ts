import { eq } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { listProfilesIn } from '../../../audit/server/events.ts'
import { findAlikeCreators, listCreatorsSince } from '../../../profiles/server/alike.ts'
import { savePairs } from '../pairs.ts'
import { duplicateSearches } from '../tables.ts'

const batch = 200
const changes = [
  'influencer.updated',
  'influencer.merged',
  'influencer.social-account-saved',
  'influencer.social-account-removed',
  'influencer.platform-connected',
] as const

/**
 * Looks for duplicates of creators who joined or changed since it last ran; the first time of all of them. Safe to run twice: what
 * it finds takes the place of what it found before.
 */
export const findDuplicates: DomainJob = {
  name: 'find-duplicates',
  cron: '25 * * * *',
  run: async ({ db }) => {
    const until = now()
    const [last] = await db.select().from(duplicateSearches).where(eq(duplicateSearches.type, 'influencer'))
    // What was under way when it last looked had not been written then.
    const from = last ? plus(last.until, -minuteMs) : new Date(0)
    const changed = (await listProfilesIn(db, changes, { from, until })).flatMap(
      ({ influencerUid }) => influencerUid ?? [],
    )
    const uids = await listCreatorsSince(db, from, changed)
    for (let at = 0; at < uids.length; at += batch) {
      const some = uids.slice(at, at + batch)
      await db.transaction(async (tx) => savePairs(tx, some, await findAlikeCreators(tx, some)))
    }
    const mark = { type: 'influencer', until } as const
    await db.insert(duplicateSearches).values(mark).onConflictDoUpdate({ target: duplicateSearches.type, set: mark })
  },
}
