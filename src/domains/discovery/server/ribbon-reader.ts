import { eq, sql } from 'drizzle-orm'
import { noInfluencer } from '../../../access/server/guards.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandsClosedTo, influencerFacts } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { marked, ruledOut } from './feed-briefs.ts'
import { cityOffers } from './tables.ts'

const influencer = sql.placeholder('influencer')
const city = sql<City>`coalesce(${sql.placeholder('city')}::text, ${influencerFacts.homeCity})`
const openBriefs = sql`(select ${collabFacts.briefUid} from ${collabFacts}
  where ${collabFacts.influencerUid} = ${influencer} and ${collabFacts.outcome} = 'open')`

const ownOf = prepared((db) =>
  db
    .select({
      city,
      offers: sql<
        string | null
      >`(select xmin::text || ctid::text from ${cityOffers} where ${cityOffers.city} = ${city})`,
      saved: sql<string[]>`array${marked('saved')}`,
      unseenBriefs: sql<string[]>`array(${marked('hidden')} union all ${openBriefs})`,
      unseenBrands: sql<string[]>`array(${ruledOut} union all ${brandsClosedTo(influencer)})`,
    })
    .from(influencerFacts)
    .where(eq(influencerFacts.uid, influencer))
    .prepare('ribbon_reader'),
)

/**
 * What is an influencer's own about the ribbons of a city (home, where none is named): briefs that they saved; and what they
 * do not see there, because they hid it, have it open, ruled out its venue or are not hosted by it. With the revision of
 * what the city offers (`ribbon-briefs.ts`). One query.
 */
export async function getRibbonReader(db: Queryable, influencerUid: string, inCity: City | undefined) {
  const [own] = await ownOf(db, { influencer: influencerUid, city: inCity })
  if (!own) throw noInfluencer()
  return {
    city: own.city,
    offers: own.offers ?? 'none',
    saved: new Set(own.saved),
    unseenBriefs: new Set(own.unseenBriefs),
    unseenBrands: new Set(own.unseenBrands),
  }
}
