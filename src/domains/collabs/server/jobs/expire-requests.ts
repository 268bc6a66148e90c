import { and, eq, exists, lte, or, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { eachDueCollab } from '../due.ts'
import { begin, closing, recordCollab, saveCollab, notifyProfiles } from '../save.ts'
import { closeSuggestion } from '../suggestions.ts'
import { collabs } from '../tables.ts'

/** The brief was closed early: nobody can be approved for it any more. */
const hasEnded = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(briefFacts)
      .where(and(eq(briefFacts.uid, collabs.briefUid), eq(briefFacts.status, 'archived'))),
  )

/** Requests that nobody answered end at the earliest of 14 days, the brief's end and its last bookable slot. */
export const expireRequests: DomainJob = {
  name: 'expire-requests',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'expire-requests',
      async (db, limit) => {
        const due = and(
          eq(collabs.stage, 1),
          eq(collabs.outcome, 'open'),
          or(lte(collabs.expiresAt, now()), hasEnded(db)),
        )
        return (await db.select({ uid: collabs.uid }).from(collabs).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const { collab, next } = await begin(acting, { uid }, 'expire')
        await closeSuggestion(acting, collab, 'expired')
        const after = await saveCollab(acting.tx, collab, closing(next, null))
        await recordCollab(acting, 'collab.expired', collab, after, { touches: ['collab', 'feed'] })
        const brief = await getBrief(acting.tx, collab.briefUid)
        const isRequest = collab.startedBy === 'influencer'
        const [startedBy, asked] = isRequest
          ? [collab.influencerUid, collab.brandUid]
          : [collab.brandUid, collab.influencerUid]
        const why =
          brief.status === 'archived'
            ? 'The brief has ended.'
            : 'There was no reply in time. You can still work together while the brief is live.'
        const expired = { kind: 'collab.expired', lines: [why], action: 'View collab' }
        await notifyProfiles(acting, after, [startedBy], {
          ...expired,
          title: `Your ${isRequest ? 'request' : 'invitation'} for “${brief.title}” expired`,
        })
        await notifyProfiles(acting, after, [asked], {
          ...expired,
          title: `${isRequest ? 'A request' : 'An invitation'} for “${brief.title}” expired`,
        })
      },
    )
  },
}
