import { asc, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { may } from '../../accounts/server/gate.ts'
import { type Brief, findBriefs } from '../../briefs/server/reads.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import { viewInfluencer } from '../../profiles/server/view.ts'
import type { CollabView } from '../contract.ts'
import { type CollabAction, isPossible } from '../stages.ts'
import { declineReasons, needsShownBeforeMs } from '../windows.ts'
import { collabPolicy, type CollabSide, sideOn } from './policy.ts'
import { type Collab, findVisits, type Visit } from './reads.ts'
import { deliverables, waitlist } from './tables.ts'

type View = z.output<typeof CollabView>
const actions = [
  'approve',
  'decline',
  'withdraw',
  'schedule',
  'reschedule',
  'confirm',
  'checkIn',
  'cancel',
  'markNoShow',
  'markVenueFailed',
  'submitDeliverable',
  'requestChanges',
  'approveDeliverable',
  'markPublished',
  'giveOpinion',
] as const satisfies readonly CollabAction[]

/** Collabs for a viewer: everything about all of them in six queries, whatever their number. */
export async function viewCollabs(db: Queryable, actor: Actor, rows: readonly Collab[]): Promise<View[]> {
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return []
  const briefs = await findBriefs(
    db,
    rows.map((row) => row.briefUid),
  )
  const brands = await findBrands(
    db,
    rows.map((row) => row.brandUid),
  )
  const influencers = await findInfluencers(
    db,
    rows.map((row) => row.influencerUid),
  )
  const visits = await findVisits(db, uids)
  const pieces = await db
    .select()
    .from(deliverables)
    .where(inArray(deliverables.collabUid, uids))
    .orderBy(asc(deliverables.position))
  const waiting = await db.select().from(waitlist).where(inArray(waitlist.collabUid, uids))
  return rows.map((row) => {
    const brief = briefs.get(row.briefUid)!
    const brand = brands.get(row.brandUid)!
    const { profile, social } = influencers.get(row.influencerUid)!
    const side = sideOn(actor, row)
    const wait = waiting.find((one) => one.collabUid === row.uid)
    const { uid, version, stage, outcome, startedBy, message, fit, fitReasons, terms } = row
    return {
      ...{ uid, version, stage, outcome, startedBy, message, fit, fitReasons, terms, side },
      brief: viewOffer(brief),
      brand: {
        ...{
          uid: brand.uid,
          name: brand.name,
          profilePic: brand.profilePic,
          address: brand.address,
          city: brand.city,
          timezone: brand.timezone,
        },
        ...{ hostName: brand.hostName, arrivalText: brand.arrivalText, houseRules: brand.houseRules },
      },
      influencer: viewInfluencer(profile, social),
      visit: viewVisit(visits.get(row.uid), side),
      waiting: wait
        ? { startsAt: wait.startsAt.toISOString(), offeredUntil: wait.offeredUntil?.toISOString() ?? null }
        : null,
      deliverables: pieces
        .filter((piece) => piece.collabUid === row.uid)
        .map(({ uid: pieceUid, type, contentType, platform, status, submittedAt }) => ({
          uid: pieceUid,
          type,
          contentType,
          platform,
          status,
          submitted: submittedAt !== null,
        })),
      requestedAt: row.requestedAt.toISOString(),
      answerBy: row.expiresAt.toISOString(),
      contentDueAt: row.contentDueAt?.toISOString() ?? null,
      closeText: closeText(row, side),
      disputed: row.dispute !== null,
      can: Object.fromEntries(
        actions.map((action) => [action, may(collabPolicy, actor, action, row) && isPossible(row, action)]),
      ) as View['can'],
    }
  })
}

export async function viewCollab(db: Queryable, actor: Actor, row: Collab): Promise<View> {
  return (await viewCollabs(db, actor, [row]))[0]!
}

function viewOffer(brief: Brief): View['brief'] {
  const { uid, title, pictures, valueMinor, currency, guests, included, deliverables: asked } = brief
  return { uid, title, picture: pictures[0] ?? null, valueMinor, currency, guests, included, deliverables: asked }
}

/** Needs are the guest's to see, and the venue's from 48 hours before. */
function viewVisit(visit: Visit | undefined, side: CollabSide): View['visit'] {
  if (!visit) return null
  const soon = visit.startsAt.getTime() - now().getTime() <= needsShownBeforeMs
  return {
    ...{
      uid: visit.uid,
      startsAt: visit.startsAt.toISOString(),
      endsAt: visit.endsAt.toISOString(),
      party: visit.party,
      guestNames: visit.guestNames,
    },
    needs: side === 'influencer' || (side === 'brand' && soon) ? visit.needs : null,
    confirmed: visit.confirmedAt !== null,
    checkedInAt: visit.checkedInAt?.toISOString() ?? null,
    lateMinutes: visit.lateMinutes,
    proposed: visit.proposed ?? [],
  }
}

/** Why it ended, as this viewer may read it: the other side of a refusal gets the kind sentence, never the note. */
function closeText(collab: Collab, side: CollabSide): string | null {
  if (collab.outcome !== 'declined') return collab.closeReason
  const kind = declineReasons[collab.closeReason as keyof typeof declineReasons] ?? declineReasons.other
  const answeringSide = collab.startedBy === 'influencer' ? 'brand' : 'influencer'
  return side === answeringSide || side === 'staff' ? [kind, collab.closeNote].filter(Boolean).join(' ') : kind
}
