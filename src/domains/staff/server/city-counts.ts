import type { SQL } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { countByValue, type TableSql } from '../../../kit/server/table-page.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import type { CityCount } from '../contract/city-counts.ts'

/** How many rows of a list that has a `city` match in each city, without the cities that have none. */
export async function countCities(
  db: Queryable,
  table: TableSql,
  where: readonly Condition[],
  also: SQL | undefined,
): Promise<CityCount[]> {
  const counts = await countByValue(db, table, { where, field: 'city', values: plusoneCities }, also)
  return plusoneCities.flatMap((city) => {
    const count = counts.find(({ value }) => value === city)?.count
    return count ? [{ city, count }] : []
  })
}
