import { and, eq, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { keeps } from '../../../kit/server/kept.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import type { BrandCategory, City } from '../../profiles/vocabulary.ts'
import {
  compare,
  type ComparedPeriod,
  type Comparison,
  type Measured,
  measuredOf,
  type SimilarPlace,
} from '../comparison.ts'
import { type Scale, summarise, type Worth } from '../worth.ts'
import { loadScale, loadWorths } from './load.ts'
import type { Settings } from './settings.ts'

/** From when on visits count. */
const since = (period: ComparedPeriod) => (period === 'all' ? new Date(0) : plus(now(), (1 - Number(period)) * dayMs))
/** So many visits at most, the newest ones: of the venue, and of similar ones. */
const mostVisits = 1_000
/** So many venues of a kind stand for all of it: enough for a median, and few enough to be read by an index. */
const mostVenues = 60
/** So many kinds of venue, in a city or anywhere, each with its visits' four numbers. */
const mostKinds = 200

type OfOrganisation = Measured & { orgUid: string }
const keptOfKind = keeps<OfOrganisation[]>(mostKinds)
/** So many venues whose stories are opened, by anybody who has the link. */
const mostOpened = 200
type OfCollab = Measured & { collabUid: string }
const keptOfVenue = keeps<OfCollab[]>(mostOpened)

const measured = (worth: Worth, scale: Scale): Measured => measuredOf(summarise([worth], scale))

/**
 * A collab beside the venue’s other collabs, and beside those of other organisations’ venues of its kind: in its city, or
 * anywhere where those tell nothing.
 */
export async function compareWithOthers(
  db: Queryable,
  { worth, scale, settings }: { worth: Worth; scale: Scale; settings: readonly Settings[] },
  period: ComparedPeriod,
): Promise<{ compared: Comparison[]; similarIn: SimilarPlace }> {
  const { orgUid, city, category } = await getBrand(db, worth.brandUid)
  const venue = await keptOfVenue(db, `${worth.brandUid} ${scale.currency} ${period}`, '', () =>
    loadVenue(db, { brandUid: worth.brandUid, currency: scale.currency, period }, settings),
  )
  const compareIn = async (place: City | 'anywhere') => {
    const similar = await keptOfKind(db, `${place} ${category} ${scale.currency} ${period}`, '', () =>
      loadKind(db, { place, category, currency: scale.currency, period }),
    )
    return compare(
      measured(worth, scale),
      venue.filter((one) => one.collabUid !== worth.collabUid),
      similar.filter((one) => one.orgUid !== orgUid),
    )
  }
  const inCity = await compareIn(city)
  return inCity.some(({ similar }) => similar !== null)
    ? { compared: inCity, similarIn: 'city' }
    : { compared: await compareIn('anywhere'), similarIn: 'anywhere' }
}

/** What the visits to one venue reached. */
async function loadVenue(
  db: Queryable,
  { brandUid, currency, period }: { brandUid: string; currency: string; period: ComparedPeriod },
  settings: readonly Settings[],
): Promise<OfCollab[]> {
  const all = { from: since(period), until: plus(now(), dayMs), most: mostVisits }
  const worths = await loadWorths(db, { brandUids: [brandUid], ...all }, settings)
  const scale = await loadScale(db, currency, worths)
  return worths.map((worth) => ({ ...measured(worth, scale), collabUid: worth.collabUid }))
}

type Kind = {
  place: City | 'anywhere'
  category: BrandCategory
  currency: string
  period: ComparedPeriod
}

/**
 * What the visits to venues of a kind reached, in one currency. Of many venues in a city, those of a sample that stays the
 * same; anywhere, those that have been here longest.
 */
async function loadKind(db: Queryable, { place, category, currency, period }: Kind): Promise<OfOrganisation[]> {
  const venues = await db
    .select({ uid: brandFacts.uid, orgUid: brandFacts.orgUid })
    .from(brandFacts)
    .where(and(eq(brandFacts.category, category), place === 'anywhere' ? undefined : eq(brandFacts.city, place)))
    .orderBy(place === 'anywhere' ? brandFacts.uid : sql`md5(${brandFacts.uid})`)
    .limit(mostVenues)
  const organisations = new Map(venues.map(({ uid, orgUid }) => [uid, orgUid]))
  const worths = await loadWorths(db, {
    brandUids: [...organisations.keys()],
    from: since(period),
    until: plus(now(), dayMs),
    most: mostVisits,
  })
  const scale = await loadScale(db, currency, worths)
  return worths.map((worth) => ({ ...measured(worth, scale), orgUid: organisations.get(worth.brandUid) ?? '' }))
}
