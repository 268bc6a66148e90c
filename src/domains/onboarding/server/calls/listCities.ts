import { count, isNull, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { plusoneCities } from '../../../profiles/vocabulary.ts'
import type { onboardingCalls } from '../../contract.ts'
import { openCities } from '../cities.ts'
import { cityWaitlist } from '../tables.ts'

export const listCities: Handler<typeof onboardingCalls.listCities> = async (_input, { db }) => {
  const open = await openCities(db)
  const waiting = await db
    .select({
      city: cityWaitlist.city,
      waiting: count(),
      names: sql<
        string[]
      >`coalesce(array_agg(distinct ${cityWaitlist.cityName}) filter (where ${cityWaitlist.cityName} <> ''), '{}')`,
    })
    .from(cityWaitlist)
    .where(isNull(cityWaitlist.notifiedAt))
    .groupBy(cityWaitlist.city)
  return {
    rows: plusoneCities.map((city) => {
      const line = waiting.find((row) => row.city === city)
      return { city, open: open.includes(city), waiting: line?.waiting ?? 0, names: line?.names ?? [] }
    }),
  }
}
