import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** A table as it is stored (`seeded`: our migrations write rows into it, and its comment says so): its columns with their types, those the database computes left out, and its key. */
export type StoredTable = { name: string; columns: Record<string, string>; key: string[]; seeded: boolean }

/** Every table of ours but the list of migrations, each after those it refers to; a partitioned one as a whole. */
export async function listStoredTables(db: Queryable): Promise<StoredTable[]> {
  const { rows } = await db.execute<StoredTable & { parents: string[] }>(sql`
    select t.relname as name,
      (select jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(jsonb_agg(a.attname order by a.attnum), '[]') from pg_index i
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = t.oid and i.indisprimary) as key,
      coalesce(obj_description(t.oid, 'pg_class') = 'seeded', false) as seeded,
      (select coalesce(jsonb_agg(distinct p.relname), '[]') from pg_constraint c join pg_class p on p.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and p.oid <> t.oid) as parents
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and t.relname <> 'migrations'
    order by t.relname`)
  const ordered: StoredTable[] = []
  const waiting = new Map(rows.map((row) => [row.name, row]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((table) => !table.parents.some((parent) => waiting.has(parent)))
    if (ready.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const { name, columns, key, seeded } of ready) {
      ordered.push({ name, columns, key, seeded })
      waiting.delete(name)
    }
  }
  return ordered
}
