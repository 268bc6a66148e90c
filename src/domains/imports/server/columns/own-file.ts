import { type IdKind, idKinds } from '../../../../access/ids.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { type Sheet, UnreadableFile } from '../../../../kit/server/sheets/sheet.ts'
import { type Field, type ImportKind, isOfVenues } from '../../fields.ts'
import { likelyKind } from './names.ts'

/** The columns in which our own files have their records’ ids. */
const ownIds: ReadonlySet<string> = new Set(['id', 'uid', 'venueid'])
/** Columns that only our file of a list’s members has, by whichever way it was downloaded. */
const ofMembers: ReadonlySet<string> = new Set(['list', 'addedby'])
const known: ReadonlySet<string> = new Set(idKinds)
type Columns = Pick<Sheet, 'columns' | 'sample'>

/** Where our own file has its records’ ids, and of which kind they are; null for anybody else’s file. */
export function ownIdsIn({ columns, sample }: Columns): { at: number; kind: IdKind } | null {
  for (const [at, column] of columns.entries()) {
    if (!ownIds.has(plainName(column))) continue
    const ids = sample.flatMap(({ cells }) => cells[at] || [])
    const kinds = ids.flatMap((id) => kindOfId(id) ?? [])
    const kind = kinds[0]
    if (kind && kinds.length > ids.length / 2 && kinds.every((one) => one === kind)) return { at, kind }
  }
  return null
}

function kindOfId(id: string): IdKind | null {
  const [, kind = ''] = /^([a-z_]+)_[a-z\d]{26}$/.exec(id) ?? []
  return known.has(kind) ? (kind as IdKind) : null
}

/** What the rows of our own file are imported as; null for anybody else’s. */
export function kindOfOwn(sheet: Columns): ImportKind | null {
  const kind = ownIdsIn(sheet)?.kind
  if (kind === 'imported_creator') return 'creators'
  if (kind === 'influencer') return sheet.columns.some((name) => ofMembers.has(plainName(name))) ? 'lists' : 'creators'
  if (kind !== 'brand') return null
  const likely = likelyKind(sheet.columns)
  return isOfVenues(likely) ? likely : 'venues'
}

const notOfRows: readonly Field[] = ['status', 'closed', 'open', 'notes']
/** Whether a column of our own file of venues may hold a field: the others say what we work out ourselves. */
export const mayHold = (field: Field): boolean => !notOfRows.includes(field)

/** What no import makes, by what such a file lists. */
const names: Partial<Record<IdKind, string>> = {
  collab: 'collabs',
  past_collab: 'past collabs',
  list: 'lists',
  brief: 'briefs',
  deliverable: 'content',
  account: 'accounts',
  import: 'imports',
  meeting: 'calls',
  event: 'the audit log',
}

/** Refuses our own file of records that no import makes, and says which it is. */
export function refuseOwn(sheet: Sheet): Sheet {
  const kind = ownIdsIn(sheet)?.kind
  const listed = kind && names[kind]
  if (!listed) return sheet
  const way =
    kind === 'list'
      ? 'To put creators on a list, open the list, download its creators and import that file.'
      : 'Change them on their own pages.'
  throw new UnreadableFile(`This is a file of ${listed} that was downloaded from here, so it can’t be imported. ${way}`)
}
