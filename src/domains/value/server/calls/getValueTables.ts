import { sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { VenueCurrency } from '../../../profiles/vocabulary.ts'
import type { valueCalls } from '../../contract.ts'
import { listCpmChanges } from '../cpm-changes.ts'
import { cpmRates, dayRates } from '../tables.ts'

export const getValueTables: Handler<typeof valueCalls.getValueTables> = async (_, { db }) => {
  const { rows } = await db.execute<{ currency: VenueCurrency; day: string; micro: number; days: number }>(sql`
    select currency, max(day)::text as day, (array_agg(micro order by day desc))[1] as micro, count(*)::int as days
    from ${dayRates} group by currency order by currency`)
  return {
    rates: rows,
    cpms: await db.select().from(cpmRates).orderBy(cpmRates.country, cpmRates.format),
    changes: await listCpmChanges(db),
  }
}
