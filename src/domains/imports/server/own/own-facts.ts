import type { Queryable } from '../../../../kit/server/database.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { findBrands, listBrandsOf } from '../../../profiles/server/reads.ts'
import { listWaiting, type Waiting } from '../imported-venues.ts'
import { type Candidate, candidateOf, Seen } from '../venues/duplicates.ts'

/** A venue that a row of an owner’s list may be; `waiting` is the draft that it is. */
export type OwnCandidate = Candidate & { waiting: Waiting | null }

/** What a list of an organisation’s own venues is compared with. */
export type OwnFacts = {
  cities: ReadonlySet<string>
  /** Its venues, those that wait to be added, and those of the rows so far. */
  seen: Seen<OwnCandidate>
  names: ReadonlyMap<string, string>
  waiting: ReadonlyMap<string, Waiting>
  /** The lines of the rows so far, by what tells them apart. */
  lines: Map<string, number>
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
    names: new Map(brands.map(({ uid, name }) => [uid, name])),
    waiting: new Map(drafts.flatMap((one) => (one.own.sourceKey ? [[one.own.sourceKey, one]] : []))),
    lines: new Map(),
  }
}

const candidateOfWaiting = (waiting: Waiting): OwnCandidate => {
  const { latitude = null, longitude = null, ...venue } = waiting.own
  return { ...venue, latitude, longitude, uid: null, line: null, adds: null, waiting }
}
