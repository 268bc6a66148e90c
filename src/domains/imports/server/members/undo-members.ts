import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../kit/server/database.ts'
import { deleteIfUnused, emptyNote, takeOffList } from '../../../lists/server/import-members.ts'
import { importRows } from '../tables.ts'

type Row = typeof importRows.$inferSelect
const changed = 'We kept it, because it’s been changed on the list since.'

/** Takes creators off lists again, and empties the notes that were filled in, but where somebody changed either since. */
export async function takeMembersBack(tx: Tx, rows: readonly Row[]): Promise<void> {
  const kept = await listKept(tx, rows)
  const { importUid, line, outcome } = importRows
  for (const isKept of [false, true]) {
    const lines = rows.filter((row) => kept.has(row.line) === isKept)
    await tx
      .update(importRows)
      .set(isKept ? { outcome: 'kept', remarks: [changed] } : { outcome: 'undone' })
      .where(
        and(
          inArray(
            importUid,
            lines.map((row) => row.importUid),
          ),
          inArray(
            line,
            lines.map((row) => row.line),
          ),
          inArray(outcome, ['added', 'merged']),
        ),
      )
  }
}

/** The lines of rows whose creator or note somebody has changed on the list since. */
async function listKept(tx: Tx, rows: readonly Row[]): Promise<Set<number>> {
  const kept = new Set<number>()
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const { influencerUid, member } = row
    if (!influencerUid || !member) continue
    if (member.at === null) {
      if (!(await emptyNote(tx, member.listUid, { influencerUid, note: member.note }))) kept.add(row.line)
    } else groups.set(`${member.listUid} ${member.at}`, [...(groups.get(`${member.listUid} ${member.at}`) ?? []), row])
  }
  for (const [key, group] of groups) {
    const [listUid = '', at = ''] = key.split(' ')
    const entries = group.flatMap(({ influencerUid, member }) =>
      influencerUid ? [{ influencerUid, note: member?.note ?? '' }] : [],
    )
    const gone = new Set(await takeOffList(tx, listUid, new Date(at), entries))
    for (const { line, influencerUid } of group) if (influencerUid && !gone.has(influencerUid)) kept.add(line)
  }
  return kept
}

/** Deletes the lists that an import made, where nothing else was put on them. */
export async function deleteMadeLists(db: Db, importUid: string): Promise<void> {
  const { member } = importRows
  const made = await db
    .selectDistinct({ uid: sql<string>`${member} ->> 'listUid'` })
    .from(importRows)
    .where(and(eq(importRows.importUid, importUid), isNotNull(member), sql`(${member} ->> 'isNew')::boolean`))
  for (const { uid } of made) await db.transaction((tx) => deleteIfUnused(tx, uid))
}
