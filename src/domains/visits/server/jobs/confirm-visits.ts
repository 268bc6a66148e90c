import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { now, plus } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { eachDueCollab } from '../../../collabs/server/due.ts'
import { type Collab, lockCollab } from '../../../collabs/server/reads.ts'
import { recordCollab, notifyManager, notifyProfiles } from '../../../collabs/server/save.ts'
import { lockSlots } from '../slots.ts'
import { saveVisit } from '../visit.ts'
import { nextInLine, offerSpot } from '../waitlist.ts'
import { visitWords } from '../../../collabs/server/words.ts'
import { requestConfirmationBeforeMs, chaseConfirmationBeforeMs, lastOfferBeforeMs } from '../../windows.ts'
import { getVisit, type Visit } from '../reads.ts'
import { findTables, tableLines } from '../table-view.ts'
import type { Acting } from '../../../collabs/server/acting.ts'
import { visits } from '../tables.ts'

/** Visits that nobody has confirmed yet and that begin within `withinMs`. */
const unconfirmed = (withinMs: number) =>
  and(
    eq(visits.live, true),
    isNull(visits.confirmedAt),
    gt(visits.startsAt, now()),
    lte(visits.startsAt, plus(now(), withinMs)),
  )

/** The influencer is asked to confirm 24 hours before. */
export const requestConfirmation: DomainJob = {
  name: 'request-confirmation',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'request-confirmation',
      async (db, limit) => {
        const due = and(unconfirmed(requestConfirmationBeforeMs), isNull(visits.confirmationRequestedAt))
        return (await db.select({ uid: visits.collabUid }).from(visits).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const visit = await getVisit(acting.tx, uid)
        if (visit.confirmationRequestedAt || visit.confirmedAt || !visit.live) return
        await saveVisit(acting.tx, visit.uid, { confirmationRequestedAt: now() })
        const brief = await getBrief(acting.tx, collab.briefUid)
        const tables = await findTables(acting.tx, [uid])
        await notifyProfiles(acting, collab, [collab.influencerUid], {
          kind: 'collab.confirmation-requested',
          title: `Confirm your ${visit.checkInOn ? 'stay' : 'visit'}: ${visitWords(visit, brief.timezone)}`,
          lines: [`Are you still coming for “${brief.title}”?`, ...tableLines(tables.get(uid) ?? null, true)],
          action: 'Confirm',
          until: visit.startsAt,
        })
      },
    )
  },
}

/**
 * Six hours before, an unconfirmed visit is told to the venue, its account manager and the influencer, and its place is
 * offered to whoever waits: the visit goes off the calendar only when they take it before it is confirmed.
 */
export const chaseUnconfirmed: DomainJob = {
  name: 'chase-unconfirmed',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'chase-unconfirmed',
      async (db, limit) => {
        const due = and(unconfirmed(chaseConfirmationBeforeMs), isNull(visits.chasedAt))
        return (await db.select({ uid: visits.collabUid }).from(visits).where(due).limit(limit)).map((row) => row.uid)
      },
      async (acting, uid) => {
        const collab = await lockCollab(acting.tx, acting.actor, uid)
        const visit = await getVisit(acting.tx, uid)
        if (visit.chasedAt || visit.confirmedAt || !visit.live) return
        await saveVisit(acting.tx, visit.uid, { chasedAt: now() })
        await recordCollab(acting, 'collab.confirmation-missed', collab, collab)
        const isOffered = await offerInstead(acting, visit)
        await notifyUnconfirmed(acting, collab, visit, isOffered)
      },
    )
  },
}

/** The room of a stay is not passed on: nobody sets out for another city with six hours' notice. */
async function offerInstead(acting: Acting, visit: Visit): Promise<boolean> {
  if (visit.checkInOn) return false
  await lockSlots(acting.tx, visit.briefUid, [visit.startsAt])
  const until = plus(visit.startsAt, -lastOfferBeforeMs)
  const next = until > now() ? await nextInLine(acting.tx, visit.briefUid, visit.startsAt) : null
  if (next) await offerSpot(acting, next, until, visit.uid)
  return next !== null
}

async function notifyUnconfirmed(acting: Acting, collab: Collab, visit: Visit, isOffered: boolean): Promise<void> {
  const brief = await getBrief(acting.tx, collab.briefUid)
  const tables = await findTables(acting.tx, [collab.uid])
  const time = visitWords(visit, brief.timezone)
  const isStay = visit.checkInOn !== null
  const kind = 'collab.confirmation-missed'
  const notification = {
    kind,
    title: `${isStay ? 'Stay' : 'Visit'} not confirmed: ${time}`,
    lines: [
      `${collab.terms?.influencerName ?? 'The creator'} hasn’t confirmed their ${isStay ? 'stay' : 'visit'} for “${brief.title}”.`,
      ...tableLines(tables.get(collab.uid) ?? null, false),
      isOffered
        ? 'We’ve offered the spot to the next creator on the waitlist.'
        : isStay
          ? 'Their room is still reserved. You can wait or cancel the stay.'
          : 'No one is on the waitlist. You can wait or cancel the visit.',
    ],
    action: 'View visit',
    until: visit.startsAt,
  }
  const about = visit.startsAt.toISOString()
  await notifyProfiles(acting, collab, [collab.brandUid], notification, about)
  await notifyManager(acting, collab, notification, about)
  const asking = {
    kind,
    title: `Last chance to confirm: ${time}`,
    lines: [
      isOffered
        ? 'We’ve offered your spot to the next creator on the waitlist. You’ll keep it if you confirm first.'
        : 'Please let the venue know you’re still coming.',
    ],
    action: 'Confirm',
  }
  await notifyProfiles(acting, collab, [collab.influencerUid], asking, about)
}
