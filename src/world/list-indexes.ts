import { sql } from 'drizzle-orm'
import { sortsOf, type TableFields } from '../kit/contract/table.ts'
import { selectTablePage, type TableSql } from '../kit/server/table-page.ts'
import type { World } from './world.ts'

/** The orders that a list offers and PostgreSQL has to sort for, because no index has them. */
export async function listUnindexedSorts(w: World, table: TableSql, fields: TableFields): Promise<string[]> {
  return w.database.db.transaction(async (tx) => {
    // A table of two rows is sorted faster than any index is read: what could not be avoided is what is looked for.
    for (const way of ['enable_sort', 'enable_incremental_sort', 'enable_seqscan', 'enable_bitmapscan'])
      await tx.execute(sql`select set_config(${way}, 'off', true)`)
    const sorted: string[] = []
    for (const sort of sortsOf(fields)) {
      const query = selectTablePage(tx, table, { where: [], sort, want: 'rows', limit: 50 })
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      // A step that sorts, not the "Sort Key" by which the indexes of partitions are read side by side.
      if (rows.some((row) => /\bSort {2}\(/.test(row['QUERY PLAN']))) sorted.push(sort)
    }
    return sorted
  })
}
