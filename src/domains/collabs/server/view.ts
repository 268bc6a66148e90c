import type * as z from 'zod/mini'
import { keysOf } from '../../../kit/contract/keys.ts'
import { must, mustGet, one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { together } from '../../../kit/server/together.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { type Fit, reasonsFor } from '../../briefs/fit.ts'
import { findDoneBy } from '../../audit/server/events.ts'
import { findInfluencers } from '../../profiles/server/reads.ts'
import { viewInfluencer } from '../../profiles/server/view.ts'
import { type Situation, whyNot } from '../possible.ts'
import { suggestedRows } from '../terms-changes.ts'
import { type CollabView, collabActions } from '../views.ts'
import { declineReasons, declineText, teamDeclineText } from '../windows.ts'
import { companions, type VisitPart } from './companions.ts'
import { fitsFor } from './fit.ts'
import { findOffers, type Offer } from './offers.ts'
import { collabPolicy, type CollabSide, sideOn } from './policy.ts'
import type { Proposal } from './proposals.ts'
import type { Collab } from './reads.ts'
import { situationOf } from './save.ts'
import { findSuggestions } from './suggestions.ts'

type View = z.output<typeof CollabView>

const noVisit: VisitPart = { state: null, visit: null, waiting: null, preferred: null }

/** Collabs for a viewer: everything about all of them in six queries, whatever their number, and one more where some were declined. */
export async function viewCollabs(db: Queryable, actor: Actor, rows: readonly Collab[]): Promise<View[]> {
  const uids = rows.map((row) => row.uid)
  if (uids.length === 0) return []
  const briefUids = rows.map((row) => row.briefUid)
  const influencerUids = rows.map((row) => row.influencerUid)
  const { visits, content } = companions()
  const declined = rows.filter(({ outcome }) => outcome === 'declined').map(({ uid }) => uid)
  const [offers, influencers, visitParts, deliverables, suggestions, declinedByTeam] = await together(
    db,
    () => findOffers(db, briefUids),
    () => findInfluencers(db, influencerUids),
    () => visits.viewVisits(db, actor, rows),
    () => content.viewDeliverables(db, uids),
    () => findSuggestions(db, rows),
    () => findDoneBy(db, declined, 'collab.declined', 'staff'),
  )
  const fits = await fitsToday(db, rows, offers, influencers)
  return rows.map((row) => {
    const { brief, brand } = mustGet(offers, row.briefUid)
    const { profile, social } = mustGet(influencers, row.influencerUid)
    const side = sideOn(actor, row)
    const today = fits.get(row.uid)
    const { state, visit, waiting, preferred } = visitParts.get(row.uid) ?? noVisit
    const { uid, version, stage, outcome, startedBy, message, terms } = row
    return {
      uid,
      version,
      stage,
      outcome,
      startedBy,
      side,
      message,
      fit: today?.score ?? row.fit,
      fitReasons: today ? reasonsFor(side === 'influencer' ? 'creator' : 'venue', today.reasons) : row.fitReasons,
      terms,
      suggestion: viewSuggestion(brief, suggestions.get(uid), side),
      brief: viewOffer(brief),
      brand: viewVenue(brand, visit !== null),
      influencer: viewInfluencer(profile, social),
      preferred,
      visit,
      waiting,
      deliverables: deliverables.get(uid) ?? [],
      requestedAt: row.requestedAt.toISOString(),
      answerBy: row.expiresAt.toISOString(),
      contentDueAt: row.contentDueAt?.toISOString() ?? null,
      closeText: closeText(row, side, declinedByTeam.has(uid)),
      disputed: row.dispute !== null,
      dispute: viewDispute(row),
      venueAnswer: row.venueAnswer,
      can: canWith(actor, row, state, side),
    }
  })
}

/**
 * How well the creators of requests that wait for an answer suit their briefs today, by collab: the number that Find creators
 * and the creator's page show as well. What was answered keeps the match of the day it was made.
 */
export async function fitsToday(
  db: Queryable,
  rows: readonly Collab[],
  offers: ReadonlyMap<string, Offer>,
  influencers: Awaited<ReturnType<typeof findInfluencers>>,
): Promise<Map<string, Fit>> {
  const waiting = rows.filter(({ stage, outcome }) => stage === 1 && outcome === 'open')
  const fits = await fitsFor(
    db,
    waiting.map(({ briefUid, influencerUid }) => ({
      brief: mustGet(offers, briefUid).brief,
      influencer: mustGet(influencers, influencerUid),
    })),
  )
  return new Map(waiting.map(({ uid }, at) => [uid, must(fits[at], 'fit')]))
}

export async function viewCollab(db: Queryable, actor: Actor, row: Collab): Promise<View> {
  return one(await viewCollabs(db, actor, [row]))
}

function canWith(actor: Actor, row: Collab, visit: Situation['visit'], side: CollabSide): View['can'] {
  const situation = situationOf(row, visit)
  const can = (action: (typeof collabActions)[number]) =>
    may(collabPolicy, actor, action, row) && whyNot(situation, action, side) === null
  return Object.fromEntries(collabActions.map((action) => [action, can(action)])) as View['can']
}

function viewOffer(brief: Offer['brief']): View['brief'] {
  const { uid, title, pictures, valueMinor, currency, stay, guests, included, deliverables: asked } = brief
  const { notIncluded, serviceCovered, usageRights, usageMonths, onlineMonths } = brief
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
    notIncluded,
    serviceCovered,
    deliverables: asked,
    usageRights,
    usageMonths,
    onlineMonths,
    isFull,
  }
}

function viewSuggestion(
  brief: Offer['brief'],
  suggestion: Proposal | undefined,
  reader: CollabSide,
): View['suggestion'] {
  return suggestion ? { rows: suggestedRows(brief, suggestion.changes, reader) } : null
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

/** Why it ended, as this viewer may read it: the note of a refusal is for who wrote it and our team, everybody else gets the kind sentence. */
function closeText(collab: Collab, side: CollabSide, isByTeam: boolean): string | null {
  if (collab.outcome === 'open' || collab.outcome === 'completed') return null
  if (collab.outcome !== 'declined') return collab.closeReason
  const asked = collab.startedBy === 'influencer' ? 'brand' : 'influencer'
  const reason = keysOf(declineReasons).find((one) => one === collab.closeReason) ?? 'other'
  const kind = isByTeam ? teamDeclineText(reason, asked, side) : declineText(reason, asked)
  const readsNote = side === 'staff' || (side === asked && !isByTeam)
  return readsNote ? [kind, collab.closeNote].filter(Boolean).join(' ') : kind
}
