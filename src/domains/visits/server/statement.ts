import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../kit/server/database.ts'
import { nightCount, worthOfStay } from '../../briefs/stays.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { Amount, Experience } from '../views.ts'
import { visits } from './tables.ts'

type Row = z.output<typeof Experience>

/** The calendar year of a visit on the clock of its venue. */
const yearOf = sql<number>`extract(year from ${visits.startsAt} at time zone ${brandFacts.timezone})::int`

/** The years in which an influencer visited anything, newest first. */
export async function listExperienceYears(db: Queryable, influencerUid: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: yearOf })
    .from(visits)
    .innerJoin(brandFacts, eq(brandFacts.uid, visits.brandUid))
    .where(and(eq(visits.influencerUid, influencerUid), isNotNull(visits.checkedInAt)))
  return rows.map((row) => Number(row.year)).sort((a, b) => b - a)
}

/** Every visit made in a year with what it was worth by its agreed terms, in order. */
export async function listExperiences(db: Queryable, influencerUid: string, year: number): Promise<Row[]> {
  const rows = await db
    .select({
      collabUid: collabFacts.uid,
      terms: collabFacts.terms,
      startsAt: visits.startsAt,
      checkInOn: visits.checkInOn,
      checkOutOn: visits.checkOutOn,
      timezone: brandFacts.timezone,
    })
    .from(visits)
    .innerJoin(collabFacts, eq(collabFacts.uid, visits.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visits.brandUid))
    .where(and(eq(visits.influencerUid, influencerUid), isNotNull(visits.checkedInAt), eq(yearOf, year)))
    .orderBy(asc(visits.startsAt), asc(visits.uid))
  return rows.flatMap(({ collabUid, terms, startsAt, checkInOn, checkOutOn, timezone }) => {
    if (!terms) return []
    const { brandName, title, currency } = terms
    const nights = checkInOn && checkOutOn ? nightCount({ checkInOn, checkOutOn }) : 1
    const valueMinor = worthOfStay(terms.valueMinor, terms.stay, nights)
    return { collabUid, visitedAt: startsAt.toISOString(), timezone, brandName, title, valueMinor, currency }
  })
}

/** What they come to, currency by currency: amounts of different currencies are never added up. */
export function totalsOf(rows: readonly Row[]): z.output<typeof Amount>[] {
  const totals = new Map<string, z.output<typeof Amount>>()
  for (const { currency, valueMinor } of rows) {
    const before = totals.get(currency) ?? { currency, valueMinor: 0, visits: 0 }
    totals.set(currency, { currency, valueMinor: before.valueMinor + valueMinor, visits: before.visits + 1 })
  }
  return [...totals.values()].sort((a, b) => b.valueMinor - a.valueMinor)
}
