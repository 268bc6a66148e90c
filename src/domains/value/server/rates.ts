import { sql } from 'drizzle-orm'
import { first } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { RateOf } from '../money.ts'
import type { Cpm } from '../worth.ts'
import { cpmRates, dayRates } from './tables.ts'

type DayRate = { currency: string; day: string; micro: number }

/**
 * What a thousand views are bought for, by country and format, and the rates of these currencies and of those on the days
 * between two days, each rate that of the newest day written down by then. One statement.
 */
export async function loadTables(
  db: Queryable,
  currencies: readonly string[],
  from: string,
  until: string,
): Promise<{ cpms: Cpm[]; rates: RateOf }> {
  const these = sql`any(${sql.param([...new Set(currencies)])}::text[])`
  const { rows } = await db.execute<{ cpms: Cpm[]; rates: DayRate[] }>(sql`
    select (select coalesce(jsonb_agg(jsonb_build_object('country', c.country, 'format', c.format, 'currency', c.currency,
        'lowMinor', c.low_minor, 'highMinor', c.high_minor) order by c.country, c.format), '[]') from ${cpmRates} c) as cpms,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', r.currency, 'day', r.day, 'micro', r.micro)
        order by r.currency, r.day), '[]')
      from ${dayRates} r where (r.currency = ${these} or r.currency in (select c.currency from ${cpmRates} c))
        and r.day <= ${until} and r.day >= coalesce(
          (select max(b.day) from ${dayRates} b where b.currency = r.currency and b.day <= ${from}), ${from}::date)) as rates`)
  const { cpms, rates } = first(rows)
  const byCurrency = Map.groupBy(rates, ({ currency }) => currency)
  return {
    cpms,
    rates: (currency, day) => byCurrency.get(currency)?.findLast((rate) => rate.day <= day)?.micro ?? null,
  }
}
