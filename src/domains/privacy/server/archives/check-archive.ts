import { getTableName, inArray, sql } from 'drizzle-orm'
import type { OwnRows } from '../../../../access/server/personal-data.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { idsIn } from './names.ts'
import { notAnArchive, type Archive } from './read-archive.ts'
import { columnsOf, type Row } from './own-rows.ts'
import { shapeOf } from './archive-form.ts'

export type ArchivedRows = { own: OwnRows; rows: Row[] }

/** Refuses what this database can't hold: rows of another shape, or an organisation that is here already. */
export async function allowArchive(tx: Tx, { manifest }: Archive): Promise<void> {
  const shape = await shapeOf(tx)
  if (manifest.shape !== shape)
    throw new CallError(
      'failed-precondition',
      `This archive comes from a database as of ${manifest.shape}, and this one is as of ${shape}. Run the same release on both, export the organisation again, then import it.`,
    )
  const [there] = await tx
    .select({ name: brandFacts.name })
    .from(brandFacts)
    .where(inArray(brandFacts.orgUid, [manifest.orgUid]))
    .limit(1)
  if (there) throw new CallError('failed-precondition', `${manifest.name} is already here. Nothing was imported.`)
}

/**
 * Refuses an archive that somebody has changed so that a row belongs to someone else’s record: every row names what it belongs to, and
 * that is in the archive too.
 */
export function checkBelonging(tables: readonly ArchivedRows[], known: ReadonlySet<string>): void {
  for (const { own, rows } of tables) {
    const columns = new Set(columnsOf(own))
    for (const row of rows) {
      if (own.of.some(({ name }) => !known.has(String(row[name])))) throw notAnArchive()
      if (Object.keys(row).some((name) => !columns.has(name))) throw notAnArchive()
    }
  }
}

/** Kinds of record that belong to one organisation alone: another’s is never named. */
const ofOneOrganisation = ['org', 'brand', 'brief', 'collab', 'visit', 'deliverable', 'campaign', 'message'] as const

/** Refuses an archive whose rows name a record of another organisation that is here. */
export async function checkNamed(tx: Tx, tables: readonly ArchivedRows[], known: ReadonlySet<string>): Promise<void> {
  const rows = tables.map((table) => table.rows)
  for (const kind of ofOneOrganisation) {
    const others = idsIn(rows, kind).filter((uid) => !known.has(uid))
    const tableOf = tables.find(({ own, rows: found }) => found[0]?.['uid']?.toString().startsWith(`${kind}_`) && own)
    if (others.length === 0 || !tableOf) continue
    const { rows: there } = await tx.execute(
      sql`select 1 from ${sql.identifier(getTableName(tableOf.own.table))} where uid = any(${sql.param(others)}::text[]) limit 1`,
    )
    if (there.length > 0) throw notAnArchive()
  }
}
