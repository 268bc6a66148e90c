import { type SQL, sql } from 'drizzle-orm'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isUp } from '../../briefs/server/live.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { cardsPerRibbon } from '../ribbons.ts'

/** How many of a city are looked through at most: fifty for each card of a ribbon. */
const mostRead = sql.raw(String(50 * cardsPerRibbon))
/** What stands in for the facts where they are cut first: columns are written with this name. */
const alias = sql.identifier('brief_facts')

type Listing = { among: SQL; fits: SQL; order: readonly SQL[]; most: number }

/**
 * What fits of the value `city`, in an order, as an array of uids. Only the first of the city are looked through, by an
 * index that has them in this order: without that end the planner, who cannot know how many fit, reads all of the city
 * and sorts.
 */
export function firstOfCity({ among, fits, order, most }: Listing): SQL {
  const ordered = sql`order by ${sql.join([...order], sql`, `)}`
  return sql`array(select ${briefFacts.uid}
    from (select * from ${briefFacts} where ${briefFacts.city} = ${sql.placeholder('city')} and ${isUp} and ${among} ${ordered} limit ${mostRead}) ${alias}
    join ${brandFacts} on ${brandFacts.uid} = ${briefFacts.brandUid} where ${fits} ${ordered} limit ${sql.raw(String(most))})`
}
