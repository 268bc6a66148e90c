import { eq, sql } from 'drizzle-orm'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { type Starts, startsAt } from '../../briefs/availability.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { mostPictures } from '../contract.ts'

/** The revision of a card: of its brief and of the venue. */
export const cardRevision = sql<string>`${briefFacts.revision} || ' ' || ${brandFacts.revision}`

const cardsOf = prepared((db) =>
  db
    .select({
      uid: briefFacts.uid,
      revision: cardRevision,
      brandUid: briefFacts.brandUid,
      city: briefFacts.city,
      category: briefFacts.category,
      country: briefFacts.country,
      status: briefFacts.status,
      timezone: briefFacts.timezone,
      title: briefFacts.title,
      included: briefFacts.included,
      valueMinor: briefFacts.valueMinor,
      currency: briefFacts.currency,
      guests: briefFacts.guests,
      deliverables: briefFacts.deliverables,
      showsAlcohol: briefFacts.showsAlcohol,
      eligibility: briefFacts.eligibility,
      liveFrom: briefFacts.liveFrom,
      liveUntil: briefFacts.liveUntil,
      maxCollabs: briefFacts.maxCollabs,
      spotsTaken: briefFacts.spotsTaken,
      availability: briefFacts.availability,
      pictures: briefFacts.pictures,
      brand: {
        name: brandFacts.name,
        district: brandFacts.district,
        logo: brandFacts.profilePic,
        gallery: brandFacts.gallery,
        latitude: brandFacts.latitude,
        longitude: brandFacts.longitude,
      },
    })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(sql`${briefFacts.uid} = any(${sql.placeholder('uids')})`)
    .prepare('feed_cards_of'),
)

type CardRow = Awaited<ReturnType<typeof cardsOf>>[number]
/** What a card is made of that is the same for everybody, with the starts of two weeks and its pictures in order. */
export type BriefCard = CardRow & { starts: Starts; shown: string[] }

/** A card as it was read, before its starts are known. */
type ReadCard = CardRow & { starts: Starts | null; shown: string[] }

/** Kept by brief, the one that was used last at the end. About 4 kB each. */
const kept = new Map<string, BriefCard>()
const mostKept = 5_000

/**
 * The cards of briefs by uid, as of the revisions that the caller has just read: a kept card of another revision is read
 * anew, so that what a write changed shows at once, whichever process wrote it. One query for all that are not at hand.
 */
export async function findCards(
  db: Queryable,
  wanted: readonly { uid: string; revision: string }[],
): Promise<Map<string, BriefCard>> {
  const found: ReadCard[] = []
  const missing: string[] = []
  for (const { uid, revision } of wanted) {
    const card = kept.get(uid)
    if (card?.revision === revision) found.push(card)
    else missing.push(uid)
  }
  if (missing.length > 0)
    for (const row of await cardsOf(db, { uids: missing })) found.push({ ...row, starts: null, shown: picturesOf(row) })
  const at = now()
  return new Map(found.map((card) => [card.uid, keep(card, startsAt(card, card.starts, at))]))
}

/** The pictures of a brief, then those of its venue. No placeholders: they would make a feed half as long again. */
function picturesOf({ pictures, brand }: CardRow): string[] {
  return [...new Set([...pictures, ...brand.gallery])].slice(0, mostPictures)
}

function keep(card: ReadCard, starts: Starts): BriefCard {
  const ready = card.starts === starts ? (card as BriefCard) : { ...card, starts }
  kept.delete(card.uid)
  kept.set(card.uid, ready)
  if (kept.size > mostKept) kept.delete(must(kept.keys().next().value, 'the oldest'))
  return ready
}
