import { and, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { systemActor } from '../../../access/roles.ts'
import { lockCollab } from '../../collabs/server/reads.ts'
import { recordCollab, saveCollab, notifyProfiles } from '../../collabs/server/save.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import { sendInvitations } from './invitations.ts'
import { giveTableBack } from './booking-system/reserve.ts'
import { visits } from './tables.ts'

/**
 * Takes an unconfirmed visit off the calendar, its slot held: the next in line has taken its place. The collab stays
 * scheduled, and its influencer may choose another time.
 */
export async function releaseVisit(acting: Acting, visitUid: string): Promise<void> {
  const { tx, config } = acting
  const [visit] = await tx
    .update(visits)
    .set({ live: false, needs: null })
    .where(and(eq(visits.uid, visitUid), eq(visits.live, true), isNull(visits.confirmedAt)))
    .returning()
  if (!visit) throw new CallError('failed-precondition', 'That spot has just been taken. You’re still on the waitlist.')
  const byClock = { actor: systemActor, tx, config }
  const collab = await lockCollab(tx, systemActor, visit.collabUid)
  const after = await saveCollab(tx, collab, { contentDueAt: null })
  await recordCollab(byClock, 'collab.released', collab, after)
  await sendInvitations(tx, { config, collab })
  await giveTableBack(tx, collab.uid)
  await notifyProfiles(byClock, after, [collab.influencerUid], {
    kind: 'collab.released',
    title: 'Your spot went to the next creator on the waitlist',
    lines: ['You didn’t confirm your visit in time. You can still choose another time.'],
    action: 'Choose a time',
  })
}
