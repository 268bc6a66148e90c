import type { Tx } from '../../../../kit/server/database.ts'
import { fillNote, haveList, type NamedList, putOnList } from '../../../lists/server/import-members.ts'
import type { Plan } from '../plan.ts'
import { textsOf } from '../remark.ts'
import type { imports } from '../tables.ts'
import type { WrittenRow } from '../written-row.ts'

/** Puts creators on lists as planned, and makes lists that aren’t there. Answers a line about each row. */
export async function writeMembers(
  tx: Tx,
  { uid: importUid, accountUid }: Pick<typeof imports.$inferSelect, 'uid' | 'accountUid'>,
  plans: readonly Plan[],
): Promise<WrittenRow[]> {
  const rows: WrittenRow[] = []
  const lists = new Map<string, (NamedList & { isNew: boolean }) | null>()
  // In one order, so that two imports never wait for each other’s lists.
  const names = [
    ...new Set(plans.flatMap(({ outcome, member }) => (outcome === 'added' ? (member?.listName ?? []) : []))),
  ]
  for (const name of names.toSorted()) {
    const list = await haveList(tx, name, accountUid)
    lists.set(name.toLowerCase(), list)
    const added = plans.filter(({ outcome, member }) => outcome === 'added' && member?.listName === name)
    const entries = added.flatMap(({ member }) => member ?? [])
    // Nobody but a rule is “null”: what the command adds is known by its import.
    const at = await putOnList(tx, list.uid, accountUid ?? importUid, entries)
    for (const { line, name: creator, outcome, remarks, member } of added)
      rows.push({
        importUid,
        line,
        name: creator,
        outcome,
        remarks: textsOf(remarks),
        influencerUid: member?.influencerUid ?? null,
        member: { listUid: list.uid, at: at.toISOString(), note: member?.note ?? '', isNew: list.isNew },
      })
  }
  for (const { line, name, outcome, remarks, member } of plans) {
    if (outcome === 'added') continue
    const influencerUid = member?.influencerUid ?? null
    const row: WrittenRow = { importUid, line, name, outcome, remarks: textsOf(remarks), influencerUid }
    if (member?.listUid) row.member = { listUid: member.listUid, at: null, note: member.note, isNew: false }
    if (outcome === 'merged' && member?.listUid && !(await fillNote(tx, member.listUid, member))) row.outcome = 'known'
    rows.push(row)
  }
  return rows
}
