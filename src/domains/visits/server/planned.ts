import { type AnyColumn, and, asc, eq, gt, inArray, lt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { Planned } from '../clashes.ts'
import { visitFacts } from './facts.ts'

/** What a creator has planned, as JSON has it. */
export type PlannedJson = Omit<Planned, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string }

/** A visit is planned until the creator has arrived, a stay until it is over. */
const isPlanned = sql`${visitFacts.live} and ${collabFacts.outcome} = 'open'
  and (${visitFacts.checkInOn} is not null or ${visitFacts.checkedInAt} is null)`

/** What a creator has planned and is not over at `at`, as a JSON list, for a statement that asks for more than these. */
export function plannedAsJson(influencerUid: SQL | AnyColumn, at: SQL | Placeholder): SQL<PlannedJson[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('startsAt', ${visitFacts.startsAt}, 'endsAt', ${visitFacts.endsAt},
    'checkInOn', ${visitFacts.checkInOn}, 'checkOutOn', ${visitFacts.checkOutOn}, 'name', ${brandFacts.name},
    'timezone', ${brandFacts.timezone}, 'latitude', ${brandFacts.latitude}, 'longitude', ${brandFacts.longitude})), '[]')
    from ${visitFacts} join ${collabFacts} on ${collabFacts.uid} = ${visitFacts.collabUid}
    join ${brandFacts} on ${brandFacts.uid} = ${visitFacts.brandUid}
    where ${visitFacts.influencerUid} = ${influencerUid} and ${visitFacts.endsAt} > ${at} and ${isPlanned})`
}

/** The same from its JSON. */
export function plannedOf(rows: readonly PlannedJson[]): Planned[] {
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }))
}

type Span = { from: Date; until: Date; exceptCollab?: string }

/** The same between two moments, one collab left out. */
export const listPlanned = (db: Queryable, influencerUid: string, span: Span): Promise<Planned[]> =>
  listPlannedOfAll(db, [influencerUid], span)

/** The same of several creators, each with whose it is. */
export async function listPlannedOfAll(
  db: Queryable,
  influencerUids: readonly string[],
  span: Span,
): Promise<(Planned & { influencerUid: string })[]> {
  return db
    .select({
      influencerUid: visitFacts.influencerUid,
      startsAt: visitFacts.startsAt,
      endsAt: visitFacts.endsAt,
      checkInOn: visitFacts.checkInOn,
      checkOutOn: visitFacts.checkOutOn,
      name: brandFacts.name,
      timezone: brandFacts.timezone,
      latitude: brandFacts.latitude,
      longitude: brandFacts.longitude,
    })
    .from(visitFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, visitFacts.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .where(
      and(
        inArray(visitFacts.influencerUid, [...influencerUids]),
        isPlanned,
        span.exceptCollab ? ne(visitFacts.collabUid, span.exceptCollab) : undefined,
        gt(visitFacts.endsAt, span.from),
        lt(visitFacts.startsAt, span.until),
      ),
    )
    .orderBy(asc(visitFacts.startsAt))
}
