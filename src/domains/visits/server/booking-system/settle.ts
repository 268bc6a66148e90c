import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Acting } from '../../../collabs/server/acting.ts'
import { type Collab, lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab } from '../../../collabs/server/save.ts'
import { now } from '../../../../kit/server/clock.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { sendInvitations } from '../invitations.ts'
import { tableReservations } from '../tables.ts'
import { notifyNoTable } from './no-table.ts'
import type { Reservation } from './reserve.ts'
import { closeFull } from './system.ts'

/** So many refusals, and the venue is told. */
const patience = 3

type Became = { state: 'reserved' | 'requested' | 'full' | 'declined'; dueAt?: Date | null }
const kinds = {
  reserved: 'collab.table-reserved',
  requested: 'collab.table-requested',
  full: 'collab.table-full',
  declined: 'collab.table-declined',
  refused: 'collab.table-refused',
} as const

/**
 * Writes down what has become of a table, and says so where that is news. A visit that was moved or cancelled while the system
 * was spoken to keeps what was decided then.
 */
export async function settle(acting: Acting, row: Reservation, { state, dueAt = null }: Became): Promise<void> {
  const { tx } = acting
  const collab = await lockCollab(tx, acting.actor, row.collabUid)
  const isNone = state === 'full' || state === 'declined'
  const saved = await tx
    .update(tableReservations)
    .set({ state, dueAt, tries: 0, refusals: 0, claimedUntil: null, stuckAt: isNone ? now() : null })
    .where(and(eq(tableReservations.uid, row.uid), eq(tableReservations.state, row.state)))
    .returning({ uid: tableReservations.uid })
  if (saved.length === 0) {
    await tx.update(tableReservations).set({ claimedUntil: null }).where(eq(tableReservations.uid, row.uid))
    return
  }
  if (state === row.state) return
  await write(acting, row, collab, state)
  if (state === 'reserved') await sendInvitations(tx, { config: acting.config, collab })
  if (state === 'full') await closeFull(tx, row.brandUid, row)
  if (isNone) await notifyNoTable(acting, collab, row, state)
}

/** The system has said no to a table: after so many times its venue is told, once, while we keep trying. */
export async function countRefusal(acting: Acting, row: Reservation): Promise<void> {
  const { tx } = acting
  const { uid, state, stuckAt, refusals } = tableReservations
  const collab = await lockCollab(tx, acting.actor, row.collabUid)
  const isWaiting = and(eq(uid, row.uid), eq(state, 'waiting'), isNull(stuckAt))
  await tx
    .update(tableReservations)
    .set({ refusals: sql`${refusals} + 1` })
    .where(isWaiting)
  const stuck = await tx
    .update(tableReservations)
    .set({ stuckAt: now() })
    .where(and(isWaiting, gte(refusals, patience)))
    .returning({ uid })
  if (stuck.length === 0) return
  await write(acting, row, collab, 'refused')
  await notifyNoTable(acting, collab, row, 'refused')
}

async function write(acting: Acting, row: Reservation, collab: Collab, became: keyof typeof kinds): Promise<void> {
  await recordCollab(acting, kinds[became], collab, collab, { after: { startsAt: row.startsAt.toISOString() } })
  await pushToProfiles(acting.tx, [row.brandUid], ['booking-system', 'today'], row.brandUid)
}
