import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../../collabs/server/acting.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { timeWords } from '../../../collabs/server/words.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { tableReservations } from '../tables.ts'
import type { Reservation } from './reserve.ts'
import { closeFull } from './system.ts'

type Became = { state: 'reserved' | 'requested' | 'full'; dueAt?: Date | null }
const kinds = {
  reserved: 'collab.table-reserved',
  requested: 'collab.table-requested',
  full: 'collab.table-full',
} as const

/**
 * Writes down what has become of a table, and says so where that is news. A visit that was moved or cancelled while the system
 * was spoken to keeps what was decided then.
 */
export async function settle(acting: Acting, row: Reservation, { state, dueAt = null }: Became): Promise<void> {
  const { tx } = acting
  const collab = await lockCollab(tx, acting.actor, row.collabUid)
  const saved = await tx
    .update(tableReservations)
    .set({ state, dueAt, tries: 0, claimedUntil: null })
    .where(and(eq(tableReservations.uid, row.uid), eq(tableReservations.state, row.state)))
    .returning({ uid: tableReservations.uid })
  if (saved.length === 0) {
    await tx.update(tableReservations).set({ claimedUntil: null }).where(eq(tableReservations.uid, row.uid))
    return
  }
  if (state === row.state) return
  const { startsAt, briefUid, brandUid } = row
  await recordCollab(acting, kinds[state], collab, collab, { after: { startsAt: startsAt.toISOString() } })
  await pushToProfiles(tx, [brandUid], ['booking-system'], brandUid)
  if (state !== 'full') return
  await closeFull(tx, brandUid, { briefUid, startsAt })
  const { title, timezone } = await getBrief(tx, briefUid)
  const when = timeWords(startsAt, timezone)
  const notification = { kind: 'collab.table-full', until: startsAt }
  await notifyProfiles(
    acting,
    collab,
    [collab.influencerUid],
    {
      ...notification,
      title: `No table at ${when}. Choose another time`,
      lines: [`The venue’s booking system is full then. Your visit for “${title}” needs another time.`],
      action: 'Choose another time',
    },
    row.uid,
  )
  await notifyProfiles(
    acting,
    collab,
    [collab.brandUid],
    {
      ...notification,
      title: `Your booking system has no table at ${when}`,
      lines: [
        `${collab.terms?.influencerName ?? 'The creator'} is booked then for “${title}”. We’ve asked them to choose another time. You can also suggest one, or keep a table yourself.`,
      ],
      action: 'View visit',
    },
    row.uid,
  )
}
