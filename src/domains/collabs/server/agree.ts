import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { entityLines, isBillable } from '../../billing/details.ts'
import { takeSpot } from '../../briefs/server/spots.ts'
import { getBrief, getDisclosureRule } from '../../briefs/server/reads.ts'
import { termsOf } from '../../briefs/server/terms.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import { getBrand, getInfluencer } from '../../profiles/server/reads.ts'
import { advance } from '../stages.ts'
import type { Terms } from '../terms.ts'
import { changedLabels } from './proposals.ts'
import { type Booked, companions, type Passed } from './companions.ts'
import type { Collab } from './reads.ts'
import { recordCollab, saveCollab } from './save.ts'
import type { Acting } from './acting.ts'
import { chosenSuggestion, settleSuggestion, type TermsChoice } from './suggestions.ts'

/** A collab that both sides have approved, with the time that was booked at once, if one was, and those that couldn’t be. */
export type Agreed = { collab: Collab; booked: Booked | null; passed: Passed[] }

/**
 * Both sides have approved: takes a spot, freezes the terms, makes the deliverables they ask for, and books the first of the
 * times that the request names which is still free. A request that suggests other terms is refused unless `choice` says which
 * are meant.
 */
export async function agree(acting: Acting, collab: Collab, choice?: TermsChoice): Promise<Agreed> {
  const { tx } = acting
  const next = advance(collab, 'approve')
  const suggestion = await chosenSuggestion(acting, collab, choice)
  const { preferred } = collab
  const { visits, content } = companions()
  // Times before the brief's spots, as whoever cancels holds them.
  if (preferred) await visits.holdPreferred(tx, collab, preferred)
  await takeSpot(tx, collab.briefUid)
  const at = now()
  const offered = await draftTerms(tx, collab, at)
  const terms = suggestion && choice ? await settleSuggestion(acting, collab, suggestion, choice, offered) : offered
  const after = await saveCollab(tx, collab, { ...next, terms, answeredAt: at })
  await content.makeDeliverables(tx, collab, terms)
  await recordCollab(acting, 'collab.approved', collab, after, { touches: ['collab', 'brief', 'feed'] })
  if (suggestion && choice === 'suggested')
    await recordCollab(acting, 'terms.accepted', collab, after, {
      after: { changes: changedLabels(offered, { was: {}, changes: suggestion.changes }) },
    })
  else if (suggestion) await recordCollab(acting, 'terms.declined', collab, after)
  return preferred ? visits.bookPreferred(acting, after, preferred) : { collab: after, booked: null, passed: [] }
}

/** The terms a collab would have if both sides agreed at this moment to what its brief offers. */
export async function draftTerms(
  tx: Tx,
  { briefUid, brandUid, influencerUid }: Pick<Collab, 'briefUid' | 'brandUid' | 'influencerUid'>,
  at: Date,
): Promise<Terms> {
  const brief = await getBrief(tx, briefUid)
  const brand = await getBrand(tx, brandUid)
  const influencer = await getInfluencer(tx, influencerUid)
  const org = await getOrganisationOf(tx, brandUid)
  return {
    ...termsOf(brief, brand, await getDisclosureRule(tx, brand.country)),
    agreedAt: at.toISOString(),
    influencerName: influencer.name,
    influencerHandle: influencer.handle,
    ...(isBillable(org.billing) && { brandEntity: entityLines(org.billing, org.name).join(', ') }),
  }
}
