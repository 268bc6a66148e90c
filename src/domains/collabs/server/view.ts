import { asc, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { type Brief, findBriefs } from '../../briefs/server/reads.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import { type BrandProfile, viewInfluencer } from '../../profiles/server/view.ts'
import { whyNot } from '../possible.ts'
import { type CollabView, collabActions } from '../views.ts'
import { declineReasons, needsAreShown } from '../windows.ts'
import { collabPolicy, type CollabSide, sideOn } from './policy.ts'
import { type Collab, findVisits, type Visit } from './reads.ts'
import { situationOf } from './save.ts'
import { deliverables, waitlist } from './tables.ts'

type View = z.output<typeof CollabView>

/** Collabs for a viewer: everything about all of them in eight queries, whatever their number. */
export async function viewCollabs(db: Queryable, actor: Actor, rows: readonly Collab[]): Promise<View[]> {
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return []
  const briefUids = rows.map((row) => row.briefUid)
  const brandUids = rows.map((row) => row.brandUid)
  const influencerUids = rows.map((row) => row.influencerUid)
  const briefs = await findBriefs(db, briefUids)
  const brands = await findBrands(db, brandUids)
  const influencers = await findInfluencers(db, influencerUids)
  const visits = await findVisits(db, uids)
  const ofThese = inArray(deliverables.collabUid, uids)
  const pieces = await db.select().from(deliverables).where(ofThese).orderBy(asc(deliverables.position))
  const waiting = await db.select().from(waitlist).where(inArray(waitlist.collabUid, uids))
  return rows.map((row) => {
    const { profile, social } = influencers.get(row.influencerUid)!
    const side = sideOn(actor, row)
    const visit = visits.get(row.uid) ?? null
    const { uid, version, stage, outcome, startedBy, message, fit, fitReasons, terms } = row
    return {
      uid,
      version,
      stage,
      outcome,
      startedBy,
      side,
      message,
      fit,
      fitReasons,
      terms,
      brief: viewOffer(briefs.get(row.briefUid)!),
      brand: viewVenue(brands.get(row.brandUid)!, visit !== null),
      influencer: viewInfluencer(profile, social),
      visit: visit && viewVisit(visit, row, side),
      waiting: viewWaiting(waiting.find((one) => one.collabUid === uid)),
      deliverables: pieces.filter((piece) => piece.collabUid === uid).map(viewDeliverable),
      requestedAt: row.requestedAt.toISOString(),
      answerBy: row.expiresAt.toISOString(),
      contentDueAt: row.contentDueAt?.toISOString() ?? null,
      closeText: closeText(row, side),
      disputed: row.dispute !== null,
      dispute: viewDispute(row),
      venueAnswer: row.venueAnswer,
      can: canWith(actor, row, visit, side),
    }
  })
}

export async function viewCollab(db: Queryable, actor: Actor, row: Collab): Promise<View> {
  return (await viewCollabs(db, actor, [row]))[0]!
}

function canWith(actor: Actor, row: Collab, visit: Visit | null, side: CollabSide): View['can'] {
  const situation = situationOf(row, visit)
  const can = (action: (typeof collabActions)[number]) =>
    may(collabPolicy, actor, action, row) && whyNot(situation, action, side === 'staff') === null
  return Object.fromEntries(collabActions.map((action) => [action, can(action)])) as View['can']
}

function viewOffer(brief: Brief): View['brief'] {
  const { uid, title, pictures, valueMinor, currency, guests, included, deliverables: asked } = brief
  return { uid, title, picture: pictures[0] ?? null, valueMinor, currency, guests, included, deliverables: asked }
}

/** The host's telephone number comes with the appointment. */
function viewVenue(brand: BrandProfile, isBooked: boolean): View['brand'] {
  const { uid, name, profilePic, address, city, timezone, hostName, hostPhone, arrivalText, houseRules } = brand
  const phone = isBooked ? hostPhone : null
  return { uid, name, profilePic, address, city, timezone, hostName, hostPhone: phone, arrivalText, houseRules }
}

/** Needs are the guest's to see, and for a time the venue's. */
function viewVisit(visit: Visit, collab: Collab, side: CollabSide): View['visit'] {
  const { uid, party, guestNames, lateMinutes } = visit
  const seesNeeds = side === 'influencer' || (side === 'brand' && needsAreShown(visit.startsAt, now()))
  return {
    uid,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    party,
    guestNames,
    needs: seesNeeds ? visit.needs : null,
    confirmed: visit.confirmedAt !== null,
    checkedInAt: visit.checkedInAt?.toISOString() ?? null,
    lateMinutes,
    proposed: visit.proposed ?? [],
    released: !visit.live && collab.outcome === 'open',
  }
}

function viewWaiting(waiting: typeof waitlist.$inferSelect | undefined): View['waiting'] {
  if (!waiting) return null
  return { startsAt: waiting.startsAt.toISOString(), offeredUntil: waiting.offeredUntil?.toISOString() ?? null }
}

function viewDeliverable(piece: typeof deliverables.$inferSelect): View['deliverables'][number] {
  const { uid, type, contentType, platform, status, submittedAt } = piece
  return { uid, type, contentType, platform, status, submitted: submittedAt !== null }
}

/** Without the evidence, which `getCollab` adds for those who may see it. */
function viewDispute({ dispute }: Collab): View['dispute'] {
  if (!dispute) return null
  const { text, at, decision = null, reason = null } = dispute
  return { text, at, evidence: null, decision, reason }
}

/** Why it ended, as this viewer may read it: the other side of a refusal gets the kind sentence, never the note. */
function closeText(collab: Collab, side: CollabSide): string | null {
  if (collab.outcome === 'open' || collab.outcome === 'completed') return null
  if (collab.outcome !== 'declined') return collab.closeReason
  const kind = declineReasons[collab.closeReason as keyof typeof declineReasons] ?? declineReasons.other
  const answeringSide = collab.startedBy === 'influencer' ? 'brand' : 'influencer'
  return side === answeringSide || side === 'staff' ? [kind, collab.closeNote].filter(Boolean).join(' ') : kind
}
