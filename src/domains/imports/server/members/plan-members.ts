import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { findListed, findListsNamed, type ListedMember } from '../../../lists/server/import-members.ts'
import { findMeant } from '../../../lists/server/match.ts'
import { type Mapping, type MemberField, memberFields } from '../../fields.ts'
import { cellText, handleWithName } from '../cells.ts'
import { type MemberPlan, noPlan, type Plan } from '../plan.ts'
import { differs, inEarlierLine, type Remark, remark } from '../remark.ts'

const most = { list: 80, note: 500 }
type Cells = Record<MemberField, string>

/** What becomes of some rows that put creators on lists, by who is on them and by earlier rows; writes nothing. */
export async function planMembers(
  db: Queryable,
  rows: readonly SheetRow[],
  { mapping, listName }: { mapping: Mapping; listName: string | null },
  seen: Map<string, number>,
): Promise<Plan[]> {
  const read = rows.map((row) => ({ ...row, own: cellsOf(row, mapping, listName ?? '') }))
  const meant = await findMeant(
    db,
    read.flatMap(({ own }) => own.creator || []),
  )
  const lists = await findListsNamed(
    db,
    read.flatMap(({ own }) => own.list || []),
  )
  const listed = await findListed(
    db,
    [...lists.values()].map(({ uid }) => uid),
    [...new Set([...meant.values()].flatMap((one) => one?.uid ?? []))],
  )
  // What the first row calls a list that isn’t there is its name.
  const newNames = new Map<string, string>()
  for (const { own } of read) if (!newNames.has(own.list.toLowerCase())) newNames.set(own.list.toLowerCase(), own.list)
  const known = new Map(listed.map((one) => [`${one.listUid} ${one.influencerUid}`, one]))
  return read.map(({ line, problem, own }): Plan => {
    const one = meant.get(own.creator)
    const name = isId(own.creator) && one ? `@${one.handle}` : own.creator
    const blank = { ...noPlan, line, name }
    const wrong = problem ?? whatIsWrong(own)
    if (wrong) return { ...blank, outcome: 'refused', remarks: [remark(wrong)] }
    if (!one) return { ...blank, outcome: 'refused', remarks: [unknown(own.creator)] }
    const list = lists.get(own.list.toLowerCase())
    const note = own.note.slice(0, most.note).trim()
    const remarks = own.note.length > most.note ? [remark(`We shortened its note to ${most.note} characters.`)] : []
    const listUid = list?.uid ?? null
    const member = {
      influencerUid: one.uid,
      handle: one.handle,
      listUid,
      listName: list?.name ?? newNames.get(own.list.toLowerCase()) ?? own.list,
      note,
    }
    const plan = { ...blank, remarks, member }
    const key = `${own.list.toLowerCase()} ${one.uid}`
    const earlier = seen.get(key)
    if (earlier !== undefined) return { ...plan, outcome: 'duplicate', remarks: [inEarlierLine(earlier)] }
    seen.set(key, line)
    return { ...plan, ...outcomeOf(known.get(`${listUid} ${one.uid}`), member, remarks) }
  })
}

function outcomeOf(
  there: ListedMember | undefined,
  { listName, note }: MemberPlan,
  remarks: Remark[],
): Pick<Plan, 'outcome' | 'remarks'> {
  if (!there) return { outcome: 'added', remarks }
  if (there.isRemoved) {
    const why = `They were removed from “${listName}” (“${there.reason}”). If that has changed, add them on the list’s page.`
    return { outcome: 'refused', remarks: [remark(why, 'They were removed from the list.', listName)] }
  }
  if (note && !there.note) return { outcome: 'merged', remarks }
  const other =
    note && there.note && note !== there.note
      ? [differs([{ name: memberFields.note, before: there.note, after: note }])]
      : []
  return { outcome: 'known', remarks: other }
}

function whatIsWrong({ creator, list }: Cells): string | null {
  if (!creator) return 'It has no creator.'
  if (!list) return 'It doesn’t name a list, and no list is set for rows without one.'
  return list.length > most.list ? `The list’s name is over ${most.list} characters.` : null
}

const isId = (creator: string) => creator.startsWith('influencer_')

const unknown = (creator: string) =>
  remark(
    `We couldn’t find a creator called “${creator.slice(0, 80)}”, or found more than one. Use the handle or ID from their page.`,
    'We couldn’t find the creator, or found more than one.',
    creator.slice(0, 80),
  )

/** The cells by what they hold; several columns of notes become one text. */
function cellsOf(row: SheetRow, mapping: Mapping, listName: string): Cells {
  const cells: Cells = { creator: '', list: '', note: '' }
  for (const [at, field] of mapping.entries()) {
    const text = cellText(row.cells[at] ?? '')
    if (text === '' || (field !== 'creator' && field !== 'list' && field !== 'note')) continue
    cells[field] = cells[field] ? `${cells[field]}; ${text}` : text
  }
  return {
    ...cells,
    creator: (handleWithName(cells.creator)?.handle ?? cells.creator).slice(0, 200),
    list: cells.list || listName,
  }
}

/** `New list “Christmas”`, `List “Christmas”`. */
export const memberWords = ({ listUid, listName, handle }: MemberPlan): string =>
  `@${handle}, ${listUid ? 'list' : 'new list'} “${listName}”`
