import type { SheetRow } from '../../../kit/server/sheets/sheet.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findAlike, gapsOf } from '../../profiles/server/likely-same.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { ImportKind } from '../fields.ts'
import { cleanCell } from './cells.ts'
import type { DuplicateRule } from '../outcomes.ts'
import { planMembers } from './members/plan-members.ts'
import { planBrands } from './brands/plan-brands.ts'
import { planCreators } from './creators/plan-creators.ts'
import { isReportColumn } from './columns/report.ts'
import { noPlan, type Plan } from './plan.ts'
import { ownIdOf } from './own-id.ts'
import { inEarlierLine, remark } from './remark.ts'
import type { Correcting } from './venues/corrections.ts'
import { planCorrections } from './venues/plan-corrections.ts'
import { findAdded } from './venues/added.ts'
import { type Candidate, candidateOf, findSame, Seen } from './venues/duplicates.ts'
import { withPoints } from './places/with-points.ts'
import { type ListFacts, readVenue, type Venue } from './venues/read-venue.ts'
import { planPast } from './visits/plan-past.ts'
import { planRedemptions, type VisitList } from './visits/plan-redemptions.ts'

/** How the rows of a list are read, and what becomes of them. */
export type ListOfRows = ListFacts &
  Partial<Correcting> &
  Pick<VisitList, 'brandUid' | 'dayOrder'> & {
    /** The import that takes the rows in. */
    uid?: string
    duplicates: DuplicateRule
    kind: ImportKind
    listName: string | null
  }

/** What becomes of some rows of any kind; `seen` holds the earlier rows and learns these. Writes nothing. */
export async function planRows(
  db: Queryable,
  rows: readonly SheetRow[],
  list: ListOfRows,
  seen: { venues: Seen; lines: Map<string, number> },
): Promise<Plan[]> {
  const plans = await plansOf(db, rows, list, seen)
  if (!list.columns.some(isReportColumn)) return plans
  // Somebody may have corrected a row of a report that was in.
  return plans.map((plan) =>
    plan.outcome === 'known' && plan.remarks.length === 0 ? { ...plan, remarks: [alreadyIn] } : plan,
  )
}

const alreadyIn = remark(
  'It’s already imported, so we left it as it is. If you corrected something here, change it on its page as well.',
)

async function plansOf(
  db: Queryable,
  rows: readonly SheetRow[],
  list: ListOfRows,
  seen: { venues: Seen; lines: Map<string, number> },
): Promise<Plan[]> {
  if (list.kind === 'lists') return planMembers(db, rows, list, seen.lines)
  if (list.kind === 'creators') return planCreators(db, rows, list, seen.lines)
  if (list.kind === 'redemptions') return planRedemptions(db, rows, list, seen.lines)
  if (list.kind === 'collabs') return planPast(db, rows, list, seen.lines)
  const plans = await planVenues(db, rows, list, seen.venues)
  return list.kind === 'brands' ? planBrands(db, rows, plans, list, seen.lines) : plans
}

/** No earlier rows. */
export const nothingSeen = () => ({ venues: new Seen(), lines: new Map<string, number>() })

/**
 * What becomes of some rows, by what is in the database and by what came before them in the list; writes nothing. `seen` holds the
 * earlier rows and learns these.
 */
async function planVenues(db: Queryable, rows: readonly SheetRow[], list: ListOfRows, seen: Seen): Promise<Plan[]> {
  const placed = await withPoints(db, rows, list)
  const read = rows.map((row) => ({ ...row, found: readVenue(row, placed) }))
  const venues = read.flatMap(({ found }) => (found.is === 'venue' ? [found.venue] : []))
  const known = venues.length > 0 ? await findAlike(db, venues) : []
  const ids = rows.map((row) => ownIdOf(row, list.mapping, 'brand'))
  const byId = await findBrands(
    db,
    ids.flatMap((id) => id ?? []),
  )
  const bySource = new Map(known.map((venue) => [venue.sourceKey, venue.uid]))
  const isMerging = list.duplicates === 'merge'
  const addedHere = await findAdded(db, isMerging ? list.uid : undefined, [...bySource.values()])
  const lines = new Map<string, Pick<Candidate, 'adds'> & { line: number }>()
  const ours = new Seen()
  for (const venue of known) ours.add(candidateOf(venue))
  const plans = read.map(({ line, cells, found }, at): Plan => {
    const blank = { ...noPlan, line }
    const own = byId.get(ids[at] ?? '')
    if (own) {
      const venue = found.is === 'venue' ? found.venue : null
      return { ...blank, name: own.name, venue, outcome: 'known', remarks: [], brandUid: own.uid }
    }
    if (found.is === 'asks')
      return { ...blank, name: found.name, outcome: 'asks', remarks: [found.why], cells: cells.map(cleanCell) }
    if (found.is !== 'venue') return { ...blank, name: found.name, outcome: found.is, remarks: [found.why] }
    const { venue, remarks } = found
    const plan = { ...blank, name: venue.name, venue, remarks }
    const source = bySource.get(venue.sourceKey)
    if (source && addedHere.has(source)) return { ...plan, outcome: 'merged', brandUid: source, fills: true }
    if (source) return { ...plan, outcome: 'known', brandUid: source }
    const earlier = lines.get(venue.sourceKey)
    if (earlier) {
      const repeats = { ...plan, remarks: [inEarlierLine(earlier.line), ...remarks], isAlike: true }
      return { ...repeats, ...(isMerging ? fillEarlier(earlier.adds, venue) : leftOut) }
    }
    const same = findSame(venue, [...ours.alike(venue), ...seen.alike(venue)], list.kind)
    // What this list adds fills up as its rows go on; the row itself stays as it was read.
    const adds = same && list.duplicates !== 'add' ? same.candidate.adds : { ...venue }
    lines.set(venue.sourceKey, { line, adds })
    seen.add({ ...venue, uid: null, line, adds })
    if (!same) return { ...plan, outcome: 'added' }
    const { candidate, why } = same
    const likeWhich = candidate.uid
      ? remark(`It has ${why} as ${candidate.name}.`, `It has ${why} as an existing venue.`)
      : remark(`It has ${why} as line ${candidate.line}.`, `It has ${why} as an earlier line.`)
    const noted = { ...plan, remarks: [likeWhich, ...remarks], brandUid: candidate.uid, isAlike: true }
    if (list.duplicates === 'add') return { ...noted, outcome: 'added', brandUid: null }
    if (!isMerging) return { ...noted, ...leftOut }
    return candidate.uid
      ? { ...noted, outcome: 'merged', fills: true }
      : { ...noted, ...fillEarlier(candidate.adds, venue) }
  })
  return planCorrections(db, plans, read, list)
}

const leftOut = { outcome: 'duplicate' } as const

/** Fills in what a venue lacks that an earlier row adds; leaves the row out where it lacks nothing of it. */
function fillEarlier(adds: Venue | null, venue: Venue): Pick<Plan, 'outcome'> & Partial<Plan> {
  const gaps = adds && gapsOf(adds, venue)
  if (!gaps) return leftOut
  Object.assign(adds, gaps)
  return { outcome: 'merged', fills: true, fillsSource: adds.sourceKey }
}
