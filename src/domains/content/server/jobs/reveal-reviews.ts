import { and, eq, isNull, lte } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { eachDueCollab } from '../../../collabs/server/due.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, notifyProfiles } from '../../../collabs/server/save.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { reviewDays } from '../../review-visibility.ts'
import { reviews } from '../tables.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

/** A lone opinion is shown 14 days after the collab was completed. */
export const revealReviews: DomainJob = {
  name: 'reveal-reviews',
  cron: '*/30 * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'reveal-reviews',
      async (db, limit) =>
        (
          await db
            .select({ uid: reviews.collabUid })
            .from(reviews)
            .innerJoin(collabFacts, eq(collabFacts.uid, reviews.collabUid))
            .where(and(isNull(reviews.revealedAt), lte(collabFacts.closedAt, plus(now(), -reviewDays * dayMs))))
            .limit(limit)
        ).map((row) => row.uid),
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const shown = await acting.tx
          .update(reviews)
          .set({ revealedAt: now() })
          .where(and(eq(reviews.collabUid, uid), isNull(reviews.revealedAt)))
          .returning({ side: reviews.side })
        await recordCollab(acting, 'review.revealed', collab, collab, {
          side: 'clock',
          touches: ['deliverable', 'collab'],
        })
        for (const { side } of shown) {
          const about = side === 'brand' ? collab.influencerUid : collab.brandUid
          const by =
            side === 'brand'
              ? (collab.terms?.brandName ?? 'The venue')
              : (collab.terms?.influencerName ?? 'The creator')
          await notifyProfiles(
            acting,
            collab,
            [about],
            {
              kind: 'review.revealed',
              title: `${possessive(by)} review is in`,
              lines: [`For “${collab.terms?.title ?? ''}”.`],
              action: 'Read review',
            },
            side,
          )
        }
      },
    )
  },
}
