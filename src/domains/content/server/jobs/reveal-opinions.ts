import { and, eq, isNull, lte } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../accounts/server/handler.ts'
import { eachDue } from '../../../collabs/server/due.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, tellProfiles } from '../../../collabs/server/save.ts'
import { collabs, opinions } from '../../../collabs/server/tables.ts'
import { opinionDays } from '../../opinion-visibility.ts'

/** A lone opinion is shown 14 days after the collab was completed. */
export const revealOpinions: DomainJob = {
  name: 'reveal-opinions',
  cron: '*/30 * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      async (db, limit) =>
        (
          await db
            .select({ uid: opinions.collabUid })
            .from(opinions)
            .innerJoin(collabs, eq(collabs.uid, opinions.collabUid))
            .where(and(isNull(opinions.revealedAt), lte(collabs.closedAt, plus(now(), -opinionDays * dayMs))))
            .limit(limit)
        ).map((row) => row.uid),
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const shown = await acting.tx
          .update(opinions)
          .set({ revealedAt: now() })
          .where(and(eq(opinions.collabUid, uid), isNull(opinions.revealedAt)))
          .returning({ side: opinions.side })
        await recordCollab(acting, 'opinion.shown', collab, collab, {
          side: 'clock',
          touches: ['deliverable', 'collab'],
        })
        for (const { side } of shown) {
          const about = side === 'brand' ? collab.influencerUid : collab.brandUid
          await tellProfiles(
            acting,
            collab,
            [about],
            {
              kind: 'opinion.shown',
              title: 'An opinion of you can be read now',
              lines: [`About “${collab.terms?.title ?? ''}”.`],
              action: 'Read it',
            },
            side,
          )
        }
      },
    )
  },
}
