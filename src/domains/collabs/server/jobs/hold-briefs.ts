import { mustGet } from '../../../../kit/contract/must.ts'
import { and, count, eq, gt, lte } from 'drizzle-orm'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { systemActor } from '../../../../access/roles.ts'
import { holdBrief, listHeldBriefs, releaseBrief } from '../../../briefs/server/spots.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import { notify, notifyManagerOf } from '../../../notifications/server/notify.ts'
import { record } from '../../../audit/server/record.ts'
import { holdAbove, holdAfterMs } from '../../windows.ts'
import { collabs } from '../tables.ts'

/** More than ten requests unanswered for three days put a brief on hold, told once; it is off hold when they are answered. */
export const holdBriefs: DomainJob = {
  name: 'hold-briefs',
  cron: '*/5 * * * *',
  run: async ({ db, config }) => {
    const waitingLong = and(
      eq(collabs.stage, 1),
      eq(collabs.outcome, 'open'),
      eq(collabs.startedBy, 'influencer'),
      lte(collabs.requestedAt, plus(now(), -holdAfterMs)),
    )
    const crowded = await db
      .select({ uid: collabs.briefUid })
      .from(collabs)
      .where(waitingLong)
      .groupBy(collabs.briefUid)
      .having(gt(count(), holdAbove))
    const held = await listHeldBriefs(db)
    const full = new Set(crowded.map((row) => row.uid))
    for (const uid of held) if (!full.has(uid)) await db.transaction((tx) => releaseBrief(tx, uid))
    for (const uid of full) {
      await db.transaction(async (tx) => {
        if (!(await holdBrief(tx, uid, now()))) return
        const brief = mustGet(await findBriefs(tx, [uid]), uid)
        await record(tx, systemActor, 'clock', 'brief.held', { subjectUid: uid, brandUid: brief.brandUid })
        const notification = {
          kind: 'brief.held',
          title: `“${brief.title}” is on hold`,
          lines: [
            `More than ${holdAbove} requests have been waiting for three days. Reply to them and the brief reopens automatically.`,
          ],
          path: `/app/brand/dashboard?uid=${brief.brandUid}`,
          action: 'Reply to requests',
        }
        const key = `brief-held:${uid}:${brief.heldAt?.toISOString()}`
        await notify(tx, config, brief.brandUid, key, notification)
        await notifyManagerOf(tx, config, brief.brandUid, `${key}:manager`, notification)
      })
    }
  },
}
