import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { now, plus } from '../../../../kit/server/clock.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import type { DomainJob } from '../../../accounts/server/handler.ts'
import { tell } from '../../../notices/server/record.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { askConfirmationBeforeMs, chaseConfirmationBeforeMs } from '../../windows.ts'
import { eachDue } from '../due.ts'
import { getVisit, lockCollab } from '../reads.ts'
import { collabPath, recordCollab, tellProfiles } from '../save.ts'
import { visits } from '../tables.ts'
import { saveVisit } from '../visit.ts'
import { timeWords } from '../words.ts'

/** Visits that nobody has confirmed yet and that begin within `withinMs`. */
const unconfirmed = (withinMs: number) =>
  and(
    eq(visits.live, true),
    isNull(visits.confirmedAt),
    gt(visits.startsAt, now()),
    lte(visits.startsAt, plus(now(), withinMs)),
  )

/** The influencer is asked to confirm 24 hours before. */
export const askConfirmation: DomainJob = {
  name: 'ask-confirmation',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      async (db, limit) => {
        const due = and(unconfirmed(askConfirmationBeforeMs), isNull(visits.confirmAskedAt))
        return (await db.select({ uid: visits.collabUid }).from(visits).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const visit = await getVisit(acting.tx, uid)
        if (visit.confirmAskedAt || visit.confirmedAt) return
        await saveVisit(acting.tx, visit.uid, { confirmAskedAt: now() })
        const brief = await getBrief(acting.tx, collab.briefUid)
        await tellProfiles(acting, collab, [collab.influencerUid], {
          kind: 'collab.confirm-asked',
          title: `Are you coming? ${timeWords(visit.startsAt, brief.timezone)}`,
          lines: [`Please confirm your visit for “${brief.title}”.`],
          action: 'Confirm',
        })
      },
    )
  },
}

/** Six hours before, an unconfirmed visit is told to the venue and its account manager. */
export const chaseUnconfirmed: DomainJob = {
  name: 'chase-unconfirmed',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDue(
      parts,
      async (db, limit) => {
        const due = and(unconfirmed(chaseConfirmationBeforeMs), isNull(visits.chasedAt))
        return (await db.select({ uid: visits.collabUid }).from(visits).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const visit = await getVisit(acting.tx, uid)
        if (visit.chasedAt || visit.confirmedAt) return
        await saveVisit(acting.tx, visit.uid, { chasedAt: now() })
        const brief = await getBrief(acting.tx, collab.briefUid)
        const telling = {
          kind: 'collab.unconfirmed',
          title: `Not confirmed: ${timeWords(visit.startsAt, brief.timezone)}`,
          lines: [
            `${collab.terms?.influencerName ?? 'The guest'} has not confirmed the visit for “${brief.title}”. You may cancel it, or wait.`,
          ],
          action: 'See the visit',
        }
        await recordCollab(acting, 'collab.unconfirmed', collab, collab)
        await tellProfiles(acting, collab, [collab.brandUid, collab.influencerUid], telling)
        const manager = await findManager(acting.tx, collab.brandUid)
        if (manager)
          await tell(
            acting.tx,
            acting.config,
            [manager],
            `collab-unconfirmed:${visit.uid}:${visit.startsAt.toISOString()}`,
            { ...telling, path: collabPath(collab, collab.brandUid) },
          )
      },
    )
  },
}
