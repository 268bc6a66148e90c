import { dayMs, minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachAlone, listToRetry } from '../../../../kit/server/due.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { ProfileType } from '../../../../access/roles.ts'
import type { EventKind } from '../../../audit/events.ts'
import { findFirstEventAt, listProfilesIn } from '../../../audit/server/events.ts'
import { refreshReliabilityOf } from '../reliability.ts'
import { reliabilityMark } from '../tables.ts'

/** The events that move reliability. */
const moving: readonly EventKind[] = [
  'collab.approved',
  'collab.declined',
  'collab.expired',
  'collab.cancelled',
  'collab.checked-in',
  'collab.no-show-marked',
  'collab.not-hosted',
  'collab.dispute-decided',
  'collab.delivered',
  'deliverable.approved',
  'deliverable.changes-requested',
  'deliverable.overdue',
]
/** Events that were still being written at the last look are found by the next. */
const overlapMs = 10 * minuteMs
const sliceMs = 30 * dayMs

const job = 'refresh-reliability'

/** Computes anew whoever was part of something since the last run; computing twice gives the same. */
export const refreshReliability: DomainJob = {
  name: job,
  cron: '*/5 * * * *',
  run: async ({ db, log }) => {
    const at = now()
    const [mark] = await db.select().from(reliabilityMark)
    let from = mark ? plus(mark.until, -overlapMs) : plus((await findFirstEventAt(db)) ?? at, -1)
    const touched = new Map<string, ProfileType>()
    while (from < at) {
      const until = new Date(Math.min(plus(from, sliceMs).getTime(), at.getTime()))
      for (const { brandUid, influencerUid } of await listProfilesIn(db, moving, { from, until })) {
        if (brandUid) touched.set(brandUid, 'brand')
        if (influencerUid) touched.set(influencerUid, 'influencer')
      }
      from = until
    }
    // Who failed before is tried again, although the mark has moved on since.
    for (const item of await listToRetry(db, job)) {
      const [type, uid] = item.split(':')
      if (uid && (type === 'brand' || type === 'influencer')) touched.set(uid, type)
    }
    await eachAlone(
      { db, log },
      job,
      [...touched],
      ([uid, type]) => `${type}:${uid}`,
      ([uid, type]) => db.transaction((tx) => refreshReliabilityOf(tx, type, uid)),
    )
    await db
      .insert(reliabilityMark)
      .values({ until: at })
      .onConflictDoUpdate({ target: reliabilityMark.name, set: { until: at } })
  },
}
