import { mustGet } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { together } from '../../../../kit/server/together.ts'
import { isStaff } from '../../../../access/roles.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { gapsOf } from '../../../briefs/eligibility.ts'
import { candidateOf } from '../../../briefs/server/eligible.ts'
import type { discoveryCalls } from '../../contract.ts'
import { fillRibbons, isShownTo, titleFor } from '../../ribbons.ts'
import { findCards } from '../cards.ts'
import { viewJudged } from '../feed.ts'
import { getFeedReader } from '../feed-reader.ts'
import { readDraftRibbons, readLiveRibbons } from '../ribbons.ts'
import { findRibbonOffers, type Offer, sortIntoRibbons } from '../ribbon-briefs.ts'
import { getRibbonReader } from '../ribbon-reader.ts'

export const listFeedRibbons: Handler<typeof discoveryCalls.listFeedRibbons> = async (
  { influencerUid, city, draft },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  if (draft && !isStaff(actor)) throw new CallError('permission-denied', 'Only our team can see unpublished ribbons.')
  const [reader, own, ribbons] = await together(
    db,
    () => getFeedReader(db, actor, influencerUid),
    () => getRibbonReader(db, influencerUid, city),
    () => (draft ? readDraftRibbons(db) : readLiveRibbons(db)),
  )
  const { profile, social, lists } = reader
  const viewer = { city: own.city, isNew: profile.visitsCompleted === 0, at: now() }
  const shown = ribbons.filter((ribbon) => isShownTo(ribbon, viewer))
  const offers = await findRibbonOffers(db, profile, own, shown)
  const candidate = candidateOf(profile, social, lists)
  const seen = new Map<string, Offer>()
  const isFor = (offer: Offer) => {
    if (seen.has(offer.uid)) return true
    if (own.unseenBriefs.has(offer.uid) || own.unseenBrands.has(offer.brandUid)) return false
    if (gapsOf(offer.eligibility, candidate, offer).length > 0) return false
    seen.set(offer.uid, offer)
    return true
  }
  const filled = fillRibbons(sortIntoRibbons(shown, offers, isFor, own.city))
  const placed = [...new Set(filled.flatMap(({ uids }) => uids))].map((uid) => mustGet(seen, uid))
  const cards = await findCards(db, placed)
  const viewed = viewJudged(
    reader,
    placed.flatMap(({ uid, full }) => {
      const card = cards.get(uid)
      return card ? [{ row: { saved: own.saved.has(uid), collab: null, full }, card, gaps: [] }] : []
    }),
  )
  const views = new Map(viewed.map((view) => [view.uid, withFirstPicture(view)]))
  return {
    ribbons: filled.map(({ ribbon, uids }) => ({
      uid: ribbon.uid,
      rule: ribbon.rule,
      size: ribbon.size,
      title: titleFor(ribbon, profile.languages),
      // One that was deleted this moment has no card.
      cards: uids.flatMap((uid) => views.get(uid) ?? []),
    })),
  }
}

/** A row shows one picture of each card; the others come with the brief, once it is opened. */
const withFirstPicture = <V extends { pictures: string[] }>(view: V): V => ({
  ...view,
  pictures: view.pictures.slice(0, 1),
})
