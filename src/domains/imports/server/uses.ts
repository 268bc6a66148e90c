import { and, asc, inArray, isNotNull, ne, notInArray, notLike, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../kit/server/database.ts'
import { assignmentFacts, membershipFacts } from '../../accounts/server/facts.ts'
import type { EventKind } from '../../audit/events.ts'
import { eventWords } from '../../audit/server/catalogue.ts'
import { eventFacts } from '../../audit/server/facts.ts'
import { meetingFacts } from '../../meetings/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import type { lockVenues } from '../../profiles/server/likely-same.ts'
import { listBrandsWithPast } from '../../value/server/past-collabs.ts'
import { importRows } from './tables.ts'

export type AddedVenue = Awaited<ReturnType<typeof lockVenues>>[number]

/** How many uses a remark names. */
const mostNamed = 3

/**
 * What has been done with venues since an import added them, in words; a venue that nobody has touched isn’t in it. What jobs do to
 * every brand doesn’t count, and neither do details that the same import filled in later.
 */
export async function findUses(
  tx: Tx,
  importUid: string,
  venues: readonly AddedVenue[],
): Promise<Map<string, string[]>> {
  const uses = new Map<string, string[]>()
  if (venues.length === 0) return uses
  const put = (uid: string, words: string) => {
    const known = uses.get(uid) ?? []
    if (!known.includes(words)) uses.set(uid, [...known, words])
  }
  const uids = venues.map(({ uid }) => uid)
  const byOrg = new Map(venues.map(({ uid, orgUid }) => [orgUid, uid]))
  for (const [uid, words] of await changes(tx, importUid, venues)) put(uid, words)
  for (const { is } of await tx
    .select({ is: assignmentFacts.brandUid })
    .from(assignmentFacts)
    .where(inArray(assignmentFacts.brandUid, uids)))
    put(is, 'account manager assigned')
  for (const { is } of await tx
    .select({ is: membershipFacts.profileUid })
    .from(membershipFacts)
    .where(inArray(membershipFacts.profileUid, uids)))
    put(is, 'team member added')
  for (const { is } of await tx
    .select({ is: meetingFacts.brandUid })
    .from(meetingFacts)
    .where(inArray(meetingFacts.brandUid, uids)))
    if (is) put(is, 'call booked')
  for (const uid of await listBrandsWithPast(tx, uids)) put(uid, 'past collabs added')
  for (const { is } of await tx
    .select({ is: subscriptionFacts.orgUid })
    .from(subscriptionFacts)
    .where(inArray(subscriptionFacts.orgUid, [...byOrg.keys()])))
    put(byOrg.get(is) ?? is, 'plan chosen')
  // One statement for each index: with `or` the planner reads the table.
  for (const [column, records] of [
    [eventFacts.brandUid, uids],
    [eventFacts.subjectUid, [...uids, ...byOrg.keys()]],
  ] as const)
    for (const { is, kind } of await eventsAbout(tx, column, records))
      if (is)
        put(
          byOrg.get(is) ?? is,
          eventWords(kind).replace(/^./, (letter) => letter.toLowerCase()),
        )
  return uses
}

/** What imports correct counts by their rows: it may be undone. */
const ofCorrections = ['brand.details-imported', 'brand.details-restored'] satisfies EventKind[]

/** What people did with records, by what the log has of it, but for imports themselves. */
function eventsAbout(
  tx: Tx,
  column: typeof eventFacts.brandUid | typeof eventFacts.subjectUid,
  records: readonly string[],
) {
  return tx
    .select({ is: column, kind: eventFacts.kind })
    .from(eventFacts)
    .where(
      and(
        inArray(column as PgColumn, [...records]),
        ne(eventFacts.side, 'clock'),
        notLike(eventFacts.kind, 'import.%'),
        notInArray(eventFacts.kind, ofCorrections),
      ),
    )
    .orderBy(asc(eventFacts.at))
}

/**
 * Venues whose details are others than the import wrote. Each row that fills details in or corrects some counts a version, and taking
 * them out again another one.
 */
async function changes(tx: Tx, importUid: string, venues: readonly AddedVenue[]): Promise<[string, string][]> {
  const { brandUid, outcome, filled, corrected, contactUid } = importRows
  const fills = await tx
    .select({
      importUid: importRows.importUid,
      brandUid,
      outcome,
      times: sql<number>`(${filled} is not null)::int + (${corrected} is not null)::int`,
    })
    .from(importRows)
    .where(
      and(
        inArray(
          brandUid,
          venues.map(({ uid }) => uid),
        ),
        or(isNotNull(filled), isNotNull(corrected), isNotNull(contactUid)),
      ),
    )
  return venues.flatMap(({ uid, version, salesStage }): [string, string][] => {
    const own = fills.filter((row) => row.brandUid === uid)
    const isFilledByOther = own.some((row) => row.importUid !== importUid && row.outcome !== 'undone')
    const expected = own.reduce((sum, { outcome: is, times }) => sum + (is === 'undone' ? 2 : 1) * times, 1)
    return [
      ...(isFilledByOther ? [[uid, 'details added by another import'] as [string, string]] : []),
      ...(version !== expected ? [[uid, 'details changed'] as [string, string]] : []),
      ...(salesStage !== 1 ? [[uid, 'stage changed'] as [string, string]] : []),
    ]
  })
}

/** Why a venue stays: `We kept it, because it’s been used since: note added, call booked.` */
export function keptBecause(uses: readonly string[]): string {
  const named = uses.slice(0, mostNamed).join(', ')
  return `We kept it, because it’s been used since: ${named}${uses.length > mostNamed ? ' and more' : ''}.`
}
