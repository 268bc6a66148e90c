import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import type { RateOf } from '../money.ts'
import type { Cpm } from '../worth.ts'
import { cpmRates, dayRates } from './tables.ts'

/** The rates of these currencies on the days between two days, each that of the newest day written down by then. */
export async function loadRates(
  db: Queryable,
  currencies: readonly string[],
  from: string,
  until: string,
): Promise<RateOf> {
  const these = sql`any(${sql.param([...new Set(currencies)])}::text[])`
  const { rows } = await db.execute<{ currency: string; day: string; micro: number }>(sql`
    select r.currency, r.day::text, r.micro from ${dayRates} r
    where r.currency = ${these} and r.day <= ${until} and r.day >= coalesce(
      (select max(b.day) from ${dayRates} b where b.currency = r.currency and b.day <= ${from}), ${from}::date)
    order by r.currency, r.day`)
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return (currency, day) => byCurrency.get(currency)?.findLast((rate) => rate.day <= day)?.micro ?? null
}

/** What a thousand views are bought for, by country and format. */
export async function loadCpms(db: Queryable): Promise<Cpm[]> {
  return db.select().from(cpmRates).orderBy(cpmRates.country, cpmRates.format)
}
