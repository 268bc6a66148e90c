import { and, eq, exists, gt, lte, notInArray, or, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { eachDueCollab } from '../due.ts'
import { closeProposal, findOpenProposal } from '../proposals.ts'
import { lockCollab } from '../reads.ts'
import { notifyProfiles, recordCollab, saveCollab } from '../save.ts'
import { collabs, termsProposals } from '../tables.ts'

/** What a request suggests ends with the request. */
const isAgreed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(collabs)
      .where(and(eq(collabs.uid, termsProposals.collabUid), gt(collabs.stage, 1))),
  )

/** Its collab ended without being completed: nothing is left to agree on. */
const hasEnded = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(collabs)
      .where(and(eq(collabs.uid, termsProposals.collabUid), notInArray(collabs.outcome, ['open', 'completed']))),
  )

/** Proposed terms that nobody answered in seven days, or whose collab has ended. */
export const expireTerms: DomainJob = {
  name: 'expire-terms',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'expire-terms',
      async (db, limit) => {
        const due = and(
          eq(termsProposals.state, 'open'),
          or(and(lte(termsProposals.expiresAt, now()), isAgreed(db)), hasEnded(db)),
        )
        return (await db.select({ uid: termsProposals.collabUid }).from(termsProposals).where(due).limit(limit)).map(
          (row) => row.uid,
        )
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, systemActor, uid)
        const proposal = await findOpenProposal(acting.tx, uid)
        const isOver = collab.outcome !== 'open' && collab.outcome !== 'completed'
        if (!proposal || (proposal.expiresAt > now() && !isOver)) return
        await closeProposal(acting, collab, proposal, 'expired')
        const after = await saveCollab(acting.tx, collab, {})
        await recordCollab(acting, 'terms.expired', collab, after)
        if (isOver) return
        await notifyProfiles(acting, after, [collab.brandUid, collab.influencerUid], {
          kind: 'terms.expired',
          title: `The terms proposed for “${collab.terms?.title ?? ''}” expired`,
          lines: ['There was no reply within seven days. The agreed terms stay as they are.'],
          action: 'View collab',
        })
      },
    )
  },
}
