import { sql } from 'drizzle-orm'
import { one } from '../contract/must.ts'
import type { Database, Db } from '../server/database.ts'
import { listStoredTables, type StoredTable } from '../server/stored-tables.ts'

/** Every row of a database at one moment, by table, in the form in which PostgreSQL writes an array of rows. */
export type Snapshot = { rows: string; takenAtMs: number }

/** Every table goes and comes as a whole, so nothing is gained by looking at references meanwhile. */
const withoutReferences = 'session_replication_role = replica'

/** The address of a server's database, for a connection that restores. Setting it once keeps the plans of the function. */
export function addressForRestoring(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c ${withoutReferences.replaceAll(' ', '')}`)
  return address.href
}

/**
 * Makes the two functions that snapshots are taken and restored with, in a schema of their own. All tables in one
 * statement each: what costs is the number of statements, and the plans of a function are kept.
 */
export async function prepareSnapshots({ db, kind }: Database): Promise<void> {
  const tables = await listStoredTables(db)
  // The embedded database has one connection for everything, so that its setting must change each time.
  const setting = kind === 'pglite' ? `set ${withoutReferences}` : ''
  await db.execute(
    sql.raw(`
    create schema testing;
    create function testing.take() returns jsonb language plpgsql as $$
    declare
      taken jsonb := '{}';
      stored text;
    begin
      ${tables.map(takeTable).join('\n      ')}
      return taken;
    end $$;
    create function testing.restore(stored jsonb, elapsed_ms bigint) returns void language plpgsql ${setting} as $$
    declare
      filled text[] := array(${tables.map(findFilled).join(' union all ')});
    begin
      ${tables.map(restoreTable).join('\n      ')}
      -- Limits run out in real time, however long ago the snapshot was taken; those of a set clock lie far back.
      update rate_limits set expire = expire + elapsed_ms
        where expire > (extract(epoch from now()) * 1000)::bigint - elapsed_ms;
    end $$`),
  )
}

export async function takeSnapshot(db: Db): Promise<Snapshot> {
  const taken = await db.execute<{ rows: string }>(sql`select testing.take()::text as rows`)
  return { rows: one(taken.rows).rows, takenAtMs: Date.now() }
}

/**
 * Brings a database to what it was when the snapshot of it was taken. Rows are deleted rather than truncated, which would
 * make the files of every table and index anew: ten times as long as the few rows of a test.
 */
export async function restoreSnapshot(db: Db, { rows, takenAtMs }: Snapshot): Promise<void> {
  await db.execute(sql`select testing.restore(${rows}::jsonb, ${Date.now() - takenAtMs}::bigint)`)
}

const quoted = (name: string) => `"${name}"`

function takeTable({ name }: StoredTable): string {
  return `select array_agg(each_row order by each_row::text)::text into stored from ${quoted(name)} each_row;
      if stored is not null then taken := taken || jsonb_build_object('${name}', stored); end if;`
}

/** Most tables are empty, and to ask is cheaper than to delete nothing. */
function findFilled({ name }: StoredTable): string {
  return `select '${name}' where exists (select from ${quoted(name)})`
}

function restoreTable({ name, columns }: StoredTable): string {
  const listed = Object.keys(columns).map(quoted).join(', ')
  return `if '${name}' = any (filled) then delete from ${quoted(name)}; end if;
      if stored ? '${name}' then
        insert into ${quoted(name)} (${listed}) select ${listed} from unnest((stored->>'${name}')::${quoted(name)}[]);
      end if;`
}
