import type { Queryable } from '../../../../kit/server/database.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { findBrands, listBrandsOf } from '../../../profiles/server/reads.ts'
import type { BrandProfile } from '../../../profiles/server/view.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { listWaiting, type Waiting } from '../imported-venues.ts'
import type { Here } from '../venues/plan-corrections.ts'
import type { ImportedLine } from '../imported-line.ts'
import { type Candidate, candidateOf, Seen } from '../venues/duplicates.ts'

/** A venue that a row of an owner’s list may be; `waiting` is the draft that it is. */
export type OwnCandidate = Candidate & { waiting: Waiting | null }

/** What a list of an organisation’s own venues is compared with. */
export type OwnFacts = {
  cities: ReadonlySet<string>
  /** Its venues, those that wait to be added, and those of the rows so far. */
  seen: Seen<OwnCandidate>
  venues: ReadonlyMap<string, BrandProfile>
  waiting: ReadonlyMap<string, Waiting>
  /** What is known of those that wait, by their lines. */
  drafts: ReadonlyMap<string, Here>
  /** The lines of the rows so far, by what tells them apart; and of those about a venue that’s there, by which it is. */
  lines: Map<string, number>
  about: Map<string, number>
}

export async function ownFactsOf(db: Queryable, orgUid: string): Promise<OwnFacts> {
  const brands = await listBrandsOf(db, orgUid)
  const venues = await findBrands(
    db,
    brands.map(({ uid }) => uid),
  )
  const drafts = await listWaiting(db, orgUid)
  const seen = new Seen<OwnCandidate>()
  for (const venue of venues.values()) seen.add({ ...candidateOf(venue), waiting: null })
  for (const waiting of drafts) seen.add(candidateOfWaiting(waiting))
  return {
    cities: new Set(await openCities(db)),
    seen,
    venues,
    waiting: new Map(drafts.flatMap((one) => (one.own.sourceKey ? [[one.own.sourceKey, one]] : []))),
    drafts: new Map(drafts.map((one) => [lineKey(one), hereOf(one)])),
    lines: new Map(),
    about: new Map(),
  }
}

/** By which a waiting draft is found. */
export const lineKey = ({ importUid, line }: ImportedLine): string => `${importUid} ${line}`

function hereOf({ own }: Waiting): Here {
  const { latitude = null, longitude = null, city } = own
  return { ...own, latitude, longitude, country: city && cityFacts[city].country }
}

const candidateOfWaiting = (waiting: Waiting): OwnCandidate => {
  const { latitude = null, longitude = null, ...venue } = waiting.own
  return { ...venue, latitude, longitude, uid: null, line: null, adds: null, waiting }
}
