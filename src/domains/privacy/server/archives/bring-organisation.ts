import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import type { OwnRows } from '../../../../access/server/personal-data.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { type IdKind, idKinds } from '../../../../access/ids.ts'
import { type Actor, systemActor } from '../../../../access/roles.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Db, Tx } from '../../../../kit/server/database.ts'
import { listStoredTables } from '../../../../kit/server/stored-tables.ts'
import { inWorkFolder } from '../../../../kit/server/work-folder.ts'
import { bringFormerAccounts, bringPeople } from '../../../accounts/server/archived-people.ts'
import { record } from '../../../audit/server/record.ts'
import { type ArchivedFile, bringFile } from '../../../media/server/archived-files.ts'
import { bringFormerCreators } from '../../../profiles/server/former-creators.ts'
import { organisationImports } from '../tables.ts'
import { allowArchive, type ArchivedRows, checkBelonging, checkNamed } from './check-archive.ts'
import { idsIn, renamedRow } from './names.ts'
import { allOwnRows, columnsOf, type Row } from './own-rows.ts'
import { type Archive, notAnArchive, openArchived } from './read-archive.ts'

/** What came of an archive: how many records came in, and what the import had to change or leave out. */
export type Brought = {
  orgUid: string
  brandUid: string
  name: string
  records: number
  people: number
  files: number
  remarks: string[]
}

const portion = 500

/** What a dry run ends with, so that nothing of it stays. */
class OnlyTried extends Error {
  readonly brought: Brought
  constructor(brought: Brought) {
    super('nothing is written by a dry run')
    this.brought = brought
  }
}

/** Imports the archive of an organisation in one transaction: all of it comes in, or nothing. A dry run says what would come of it. */
export async function bringOrganisation(
  db: Db,
  storage: Storage,
  path: string,
  { dryRun = false, actor = systemActor }: { dryRun?: boolean; actor?: Actor } = {},
): Promise<Brought> {
  const archive = await openArchived(path)
  const into: Storage = dryRun ? { ...storage, put: async () => undefined } : storage
  try {
    return await db.transaction(async (tx) => {
      const brought = await bring(tx, into, archive, actor)
      if (dryRun) throw new OnlyTried(brought)
      return brought
    })
  } catch (error) {
    if (error instanceof OnlyTried) return error.brought
    throw error
  } finally {
    archive.close()
  }
}

async function bring(tx: Tx, storage: Storage, archive: Archive, actor: Actor): Promise<Brought> {
  await allowArchive(tx, archive)
  const { orgUid, name } = archive.manifest
  const [people, files] = [await archive.people(), await archive.files()]
  const tables: ArchivedRows[] = []
  for (const own of allOwnRows()) tables.push({ own, rows: await archive.rows(getTableName(own.table)) })
  const own = tables.flatMap(({ rows }) => rows.flatMap((row) => (typeof row['uid'] === 'string' ? [row['uid']] : [])))
  const known = new Set([orgUid, ...own, ...[...people, ...files].map(({ uid }) => uid)])
  checkBelonging(tables, known)
  await checkNamed(tx, tables, known)

  const names = await bringPeople(tx, people)
  for (const [from, to] of await freshUids(tx, tables)) names.set(from, to)
  const remarks: string[] = []
  const missing = await bringFiles(tx, storage, archive, files, names)
  if (missing.length > 0) remarks.push(`${missing.length} files couldn’t be read and were left out.`)
  const rows = tables.map((table) => ({
    own: table.own,
    rows: table.rows.map((row) => renamedRow(row, names)).filter((row) => !namesOneOf(table.own, row, missing)),
  }))
  const values = rows.map((table) => table.rows)
  await bringFormerAccounts(tx, idsIn([values, files], 'account'))
  await bringFormerCreators(tx, idsIn(values, 'influencer'))
  for (const table of rows) remarks.push(...(await freeValues(tx, table)))
  const order = (await listStoredTables(tx)).map((table) => table.name)
  const inOrder = rows.toSorted(
    (a, b) => order.indexOf(getTableName(a.own.table)) - order.indexOf(getTableName(b.own.table)),
  )
  for (const table of inOrder) await write(tx, table)
  const brandUid = brandOf(rows)
  await record(tx, actor, 'staff', 'brand.imported', { subjectUid: brandUid, brandUid })
  const records = rows.reduce((sum, table) => sum + table.rows.length, 0)
  const brought = {
    orgUid,
    brandUid,
    name,
    records,
    people: people.length,
    files: files.length - missing.length,
    remarks,
  }
  const { people: _counted, ...kept } = brought
  const fields = { ...kept, accountUid: actor.accountUid, at: now() }
  await tx
    .insert(organisationImports)
    .values(fields)
    .onConflictDoUpdate({ target: organisationImports.orgUid, set: fields })
  return brought
}

const namesOneOf = ({ of }: OwnRows, row: Row, missing: readonly string[]) =>
  of.some((column) => missing.includes(String(row[column.name])))

/** A venue of the organisation: what events about it name. */
function brandOf(tables: readonly ArchivedRows[]): string {
  const venues = tables.find(({ own }) => getTableName(own.table) === 'brand_profiles')
  const uid = venues?.rows[0]?.['uid']
  if (typeof uid !== 'string') throw notAnArchive()
  return uid
}

/** New ids for records whose own id is taken here. */
async function freshUids(tx: Tx, tables: readonly ArchivedRows[]): Promise<Map<string, string>> {
  const fresh = new Map<string, string>()
  for (const { own, rows } of tables) {
    const uids = rows.flatMap((row) => (typeof row['uid'] === 'string' ? [row['uid']] : []))
    if (uids.length === 0) continue
    const { rows: taken } = await tx.execute<{ uid: string }>(
      sql`select uid from ${own.table} where uid = any(${sql.param(uids)}::text[])`,
    )
    for (const { uid } of taken) fresh.set(uid, newUid(kindOf(uid)))
  }
  return fresh
}

function kindOf(uid: string): IdKind {
  const prefix = uid.slice(0, uid.lastIndexOf('_'))
  return must(
    idKinds.find((kind) => kind === prefix),
    `a kind of id called ${prefix}`,
  )
}

/** Stores the files. `names` learns what each is called here; answers the uids of those that can't be had. */
async function bringFiles(
  tx: Tx,
  storage: Storage,
  archive: Archive,
  files: readonly ArchivedFile[],
  names: Map<string, string>,
): Promise<string[]> {
  const missing: string[] = []
  await inWorkFolder(async (folder) => {
    for (const file of files) {
      const at = join(folder, 'file')
      const ownerUid = names.get(file.ownerUid) ?? file.ownerUid
      const brought = (await archive.extract(file.archived, at))
        ? await bringFile(tx, storage, { ...file, ownerUid }, at)
        : null
      if (!brought) missing.push(file.uid)
      else {
        if (brought.uid !== file.uid) names.set(file.uid, brought.uid)
        if (brought.path !== file.path) names.set(file.path, brought.path)
      }
    }
  })
  return missing
}

/** Changes values that are taken here. Answers what is called otherwise now. */
async function freeValues(tx: Tx, { own, rows }: ArchivedRows): Promise<string[]> {
  const remarks: string[] = []
  for (const { column, taken } of own.unique ?? []) {
    const values = rows.flatMap((row) => (typeof row[column.name] === 'string' ? [String(row[column.name])] : []))
    const { rows: found } = await tx.execute<{ value: string }>(
      sql`select ${column} as value from ${own.table} where ${column} = any(${sql.param(values)}::text[])`,
    )
    const isTaken = new Set(found.map(({ value }) => value))
    for (const row of rows) {
      const value = row[column.name]
      if (typeof value !== 'string' || !isTaken.has(value)) continue
      row[column.name] = taken === 'empty' ? null : `${value}-${String(row['uid']).slice(-6)}`
      if (taken !== 'empty') remarks.push(`“${value}” is taken here and became “${String(row[column.name])}”.`)
    }
  }
  return remarks
}

async function write(tx: Tx, { own, rows }: ArchivedRows): Promise<void> {
  const columns = columnsOf(own)
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const changed = sql.join(
    columns.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
  const key = own.of.map((column) => sql.identifier(column.name))
  for (let from = 0; from < rows.length; from += portion) {
    const some = JSON.stringify(rows.slice(from, from + portion))
    await tx.execute(sql`insert into ${own.table} (${list})
      select ${list} from jsonb_populate_recordset(null::${own.table}, ${some}::jsonb)
      ${own.isWritten ? sql`on conflict (${sql.join(key, sql`, `)}) do update set ${changed}` : sql``}`)
  }
}
