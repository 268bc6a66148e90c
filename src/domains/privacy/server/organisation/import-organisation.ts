import { existsSync } from 'node:fs'
import { getTableName, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { OwnRows } from '../../../../access/server/personal-data.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { BackupError, type Head } from '../../../../kit/server/backup-reading.ts'
import { differentTables, insertRows, type Part, readParts } from '../../../../kit/server/backup-rows.ts'
import type { Database, Tx } from '../../../../kit/server/database.ts'
import { readArchive } from '../../../../kit/server/file-archive.ts'
import type { StoredTable } from '../../../../kit/server/stored-tables.ts'
import { bringFormerAccounts, bringPeople } from '../../../accounts/server/archived-people.ts'
import { record } from '../../../audit/server/record.ts'
import { bringFiles, pathPattern } from '../../../media/server/archived-files.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { bringFormerCreators } from '../../../profiles/server/former-creators.ts'
import { About, filesBeside, organisationFormat } from './export-organisation.ts'
import { allOwnRows, listOwnTables } from './own-rows.ts'

/** What came in, and what had to be called otherwise or is missing. */
export type Brought = { name: string; people: number; rows: Record<string, number>; files: number; remarks: string[] }

/** An import under way: what is called otherwise here, and which files belong to it. */
type Bringing = {
  tx: Tx
  tables: readonly StoredTable[]
  names: Map<string, string>
  paths: Set<string>
  remarks: string[]
}

/** Imports the file of an organisation, all of it or nothing: with the same ids, into a database of the same version. */
export async function importOrganisation(
  database: Database,
  storage: Storage,
  file: string,
  passphrase: string | undefined,
): Promise<Brought> {
  if (!existsSync(filesBeside(file)))
    throw new BackupError(`${filesBeside(file)} is missing. It has the uploaded files: put it beside ${file}.`)
  return database.db.transaction(async (tx) => {
    const tables = await listOwnTables(tx)
    const bringing: Bringing = { tx, tables, names: new Map(), paths: new Set(), remarks: [] }
    const heads: z.output<typeof About>[] = []
    const rows = await readParts(file, passphrase, {
      formats: [organisationFormat],
      head: async (head) => {
        heads.push(await begin(bringing, head))
      },
      part: (part) => bring(bringing, part),
    })
    const { orgUid, name, people } = first(heads)
    const files = await storeFiles(bringing, storage, filesBeside(file), passphrase)
    const [venue] = await tx
      .select({ uid: brandFacts.uid })
      .from(brandFacts)
      .where(inArray(brandFacts.orgUid, [orgUid]))
    if (venue) await record(tx, systemActor, 'staff', 'brand.imported', { subjectUid: venue.uid, brandUid: venue.uid })
    return { name, people: people.length, rows, files, remarks: bringing.remarks }
  })
}

async function begin({ tx, tables, names }: Bringing, head: Head): Promise<z.output<typeof About>> {
  const different = differentTables(head, tables)
  if (different.length > 0)
    throw new BackupError(
      `The file was made by another version of the product (these tables differ: ${different.join(', ')}). Run the same version on both sides, and export again.`,
    )
  const about = About.parse(head.about)
  if (await findOrganisation(tx, about.orgUid))
    throw new BackupError(`${about.name} is already here (${about.orgUid}). Nothing was imported.`)
  for (const [from, to] of await bringPeople(tx, about.people)) names.set(from, to)
  await bringFormerAccounts(tx, about.others.accounts)
  await bringFormerCreators(tx, about.others.creators)
  return about
}

async function bring(bringing: Bringing, part: Part): Promise<void> {
  const { tx, tables, names, paths } = bringing
  const columns = Object.keys(must(tables.find(({ name }) => name === part.name)).columns)
  const renamed = { ...part, rows: part.rows.map((row) => renamedIn(row, names)) }
  if (part.name === 'files') {
    const brought = await bringFiles(tx, columns, renamed)
    for (const [from, to] of brought.names) names.set(from, to)
    for (const path of brought.paths) paths.add(path)
    return
  }
  if (part.name === 'file_owners') {
    await insertRows(tx, columns, renamed, sql`on conflict do nothing`)
    return
  }
  const own = must(allOwnRows().find(({ table }) => getTableName(table) === part.name))
  const rows = await withFreeValues(bringing, own, renamed.rows)
  const written = await insertRows(
    tx,
    columns,
    { ...renamed, rows },
    own.isWritten ? overwriting(own, columns) : skipping,
  )
  if (written < rows.length)
    throw new BackupError(
      `${rows.length - written} of the rows in ${part.name} are already here. Nothing was imported: an organisation is imported where none of it is.`,
    )
}

const skipping = sql`on conflict do nothing`

function overwriting({ of }: OwnRows, columns: readonly string[]) {
  const named = (names: readonly string[], how: (name: string) => ReturnType<typeof sql>) =>
    sql.join(names.map(how), sql`, `)
  const key = named(
    of.map(({ name }) => name),
    (name) => sql`${sql.identifier(name)}`,
  )
  return sql`on conflict (${key}) do update set ${named(columns, (name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)}`
}

const nameable = new RegExp(`(?:account|file)_[0-9a-z]{26}|${pathPattern}`, 'g')
const renamedIn = (row: string, names: ReadonlyMap<string, string>): string =>
  names.size === 0 ? row : row.replaceAll(nameable, (name) => names.get(name) ?? name)

/** Changes values that another organisation has here, and remembers to say so. */
async function withFreeValues(
  { tx, remarks }: Bringing,
  { table, unique = [] }: OwnRows,
  rows: string[],
): Promise<string[]> {
  if (unique.length === 0) return rows
  const parsed = rows.map((row) => JSON.parse(row) as Record<string, unknown>)
  for (const { column, taken } of unique) {
    const values = parsed.flatMap((row) => (typeof row[column.name] === 'string' ? [String(row[column.name])] : []))
    const { rows: found } = await tx.execute<{ value: string }>(
      sql`select ${column} as value from ${table} where ${column} = any(${sql.param(values)}::text[])`,
    )
    for (const row of parsed.filter((one) => found.some(({ value }) => value === one[column.name]))) {
      const was = String(row[column.name])
      row[column.name] = taken === 'empty' ? null : `${was}-${String(row['uid']).slice(-6)}`
      if (taken !== 'empty') remarks.push(`“${was}” is taken here and became “${String(row[column.name])}”.`)
    }
  }
  return parsed.map((row) => JSON.stringify(row))
}

/** Puts what was uploaded into the store. Answers how many files there were. */
async function storeFiles(
  { paths, remarks }: Bringing,
  storage: Storage,
  file: string,
  passphrase: string | undefined,
): Promise<number> {
  const missing = new Set(paths)
  await readArchive(file, {
    passphrase,
    scratch: `${file}.scratch`,
    take: async ({ key, mime, bytes }, at) => {
      const path = key.replace(/^original\//, '')
      if (!missing.delete(path)) return
      const stored = await storage.stat(key)
      if (stored?.bytes !== bytes) await storage.put(key, at, mime)
    },
  })
  if (missing.size > 0) remarks.push(`${missing.size} files were missing from the other installation’s store.`)
  return paths.size - missing.size
}
