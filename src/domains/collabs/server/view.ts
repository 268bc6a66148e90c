import type * as z from 'zod/mini'
import { mustGet, one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { together } from '../../../kit/server/together.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import { viewInfluencer } from '../../profiles/server/view.ts'
import { type Situation, whyNot } from '../possible.ts'
import { suggestedRows } from '../terms-changes.ts'
import { type CollabView, collabActions } from '../views.ts'
import { declineReasons } from '../windows.ts'
import { companions, type VisitPart } from './companions.ts'
import { findOffers, type Offer } from './offers.ts'
import { collabPolicy, type CollabSide, sideOn } from './policy.ts'
import type { Proposal } from './proposals.ts'
import type { Collab } from './reads.ts'
import { situationOf } from './save.ts'
import { findSuggestions } from './suggestions.ts'

type View = z.output<typeof CollabView>

const noVisit: VisitPart = { state: null, visit: null, waiting: null }

/** Collabs for a viewer: everything about all of them in five queries, whatever their number. */
export async function viewCollabs(db: Queryable, actor: Actor, rows: readonly Collab[]): Promise<View[]> {
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return []
  const briefUids = rows.map((row) => row.briefUid)
  const influencerUids = rows.map((row) => row.influencerUid)
  const { visits, content } = companions()
  const [offers, influencers, visitParts, deliverables, suggestions] = await together(
    db,
    () => findOffers(db, briefUids),
    () => findInfluencers(db, influencerUids),
    () => visits.viewVisits(db, actor, rows),
    () => content.viewDeliverables(db, uids),
    () => findSuggestions(db, rows),
  )
  return rows.map((row) => {
    const { brief, brand } = mustGet(offers, row.briefUid)
    const { profile, social } = mustGet(influencers, row.influencerUid)
    const side = sideOn(actor, row)
    const { state, visit, waiting } = visitParts.get(row.uid) ?? noVisit
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
      suggestion: viewSuggestion(brief, suggestions.get(uid)),
      brief: viewOffer(brief),
      brand: viewVenue(brand, visit !== null),
      influencer: viewInfluencer(profile, social),
      visit,
      waiting,
      deliverables: deliverables.get(uid) ?? [],
      requestedAt: row.requestedAt.toISOString(),
      answerBy: row.expiresAt.toISOString(),
      contentDueAt: row.contentDueAt?.toISOString() ?? null,
      closeText: closeText(row, side),
      disputed: row.dispute !== null,
      dispute: viewDispute(row),
      venueAnswer: row.venueAnswer,
      can: canWith(actor, row, state, side),
    }
  })
}

export async function viewCollab(db: Queryable, actor: Actor, row: Collab): Promise<View> {
  return one(await viewCollabs(db, actor, [row]))
}

function canWith(actor: Actor, row: Collab, visit: Situation['visit'], side: CollabSide): View['can'] {
  const situation = situationOf(row, visit)
  const can = (action: (typeof collabActions)[number]) =>
    may(collabPolicy, actor, action, row) && whyNot(situation, action, side === 'staff') === null
  return Object.fromEntries(collabActions.map((action) => [action, can(action)])) as View['can']
}

function viewOffer(brief: Offer['brief']): View['brief'] {
  const { uid, title, pictures, valueMinor, currency, stay, guests, included, deliverables: asked } = brief
  const isFull = brief.spotsTaken >= brief.maxCollabs
  return {
    uid,
    title,
    picture: pictures[0] ?? null,
    valueMinor,
    currency,
    ...(stay && { stay }),
    guests,
    included,
    deliverables: asked,
    isFull,
  }
}

function viewSuggestion(brief: Offer['brief'], suggestion: Proposal | undefined): View['suggestion'] {
  return suggestion ? { rows: suggestedRows(brief, suggestion.changes) } : null
}

/** The host's telephone number comes with the appointment. */
function viewVenue(brand: Offer['brand'], isBooked: boolean): View['brand'] {
  const { uid, name, profilePic, address, city, timezone, hostName, hostPhone, arrivalText, houseRules } = brand
  const phone = isBooked ? hostPhone : null
  return { uid, name, profilePic, address, city, timezone, hostName, hostPhone: phone, arrivalText, houseRules }
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
