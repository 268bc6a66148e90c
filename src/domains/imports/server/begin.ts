import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Reading } from '../../../kit/contract/sheets.ts'
import type { Sheet } from '../../../kit/server/sheets/sheet.ts'
import { openSheet } from '../../../kit/server/sheets/open-sheet.ts'
import { type Categories, type ImportKind, importKinds, type Mapping } from '../fields.ts'
import { noCounts } from '../outcomes.ts'
import { fieldByName, likelyKind } from './columns/names.ts'
import { isAmongKinds } from './venues/kinds.ts'
import { kindOfOwn, refuseOwn } from './columns/own-file.ts'
import { headerKey, proposeMapping, proposeRedemptions } from './columns/propose.ts'
import { reportName } from './report-file.ts'
import type { Import } from './run-import.ts'
import { imports } from './tables.ts'

/** Opens a list; our names of columns help to find its header. */
export function openList(path: string, chosen: Partial<Reading> = {}): Promise<Sheet> {
  return openSheet(
    path,
    chosen,
    // “Restaurant” names a column of names, but it’s data where the rest of its column are kinds too.
    (name, others) => !isAmongKinds(name, others) && importKinds.some((kind) => fieldByName[kind](name) !== null),
  )
}

/** Opens a list that somebody brings. Refuses our own file of what no import makes. */
export const openBrought = async (path: string, chosen: Partial<Reading> = {}): Promise<Sheet> =>
  refuseOwn(await openList(path, chosen))

/** What the rows of a file are: as when one with the same columns was last imported, else the likeliest. */
export async function kindFor(db: Queryable, sheet: Sheet): Promise<ImportKind> {
  const key = headerKey(sheet)
  const [earlier] = key
    ? await db
        .select({ kind: imports.kind })
        .from(imports)
        .where(and(eq(imports.headerKey, key), ne(imports.state, 'draft'), isNull(imports.orgUid)))
        .orderBy(desc(imports.createdAt))
        .limit(1)
    : []
  return earlier?.kind ?? kindOfOwn(sheet) ?? likelyKind(sheet.columns)
}

/** The list of rows that name none, until somebody says another: called as the file. */
export const listNameOf = (fileName: string): string => reportName(fileName).trim().slice(0, 80) || 'Imported creators'

/** The mapping that was last used for a file of this kind with the same columns, else the likeliest one; and what was chosen for its words. */
export async function mappingFor(
  db: Queryable,
  sheet: Sheet,
  kind: ImportKind,
): Promise<{ mapping: Mapping; categories: Categories; isRemembered: boolean }> {
  const key = headerKey(sheet)
  const [earlier] = key
    ? await db
        .select({ mapping: imports.mapping, categories: imports.categories })
        .from(imports)
        .where(
          and(eq(imports.headerKey, key), eq(imports.kind, kind), ne(imports.state, 'draft'), isNull(imports.orgUid)),
        )
        .orderBy(desc(imports.createdAt))
        .limit(1)
    : []
  return earlier
    ? {
        mapping: sheet.columns.map((_, at) => earlier.mapping[at] ?? null),
        categories: earlier.categories,
        isRemembered: true,
      }
    : {
        mapping: kind === 'redemptions' ? await proposeRedemptions(db, sheet) : proposeMapping(sheet, kind),
        categories: {},
        isRemembered: false,
      }
}

/** Writes down an import of a list that was opened: one that begins at once, or a draft that somebody looks at first. */
export async function beginImport(
  db: Queryable,
  sheet: Sheet,
  own: Pick<Import, 'fileName' | 'mapping' | 'country' | 'duplicates'> &
    Partial<
      Pick<
        Import,
        | 'uid'
        | 'state'
        | 'accountUid'
        | 'orgUid'
        | 'bytes'
        | 'kind'
        | 'listName'
        | 'brandUid'
        | 'dayOrder'
        | 'categories'
      >
    >,
): Promise<Import> {
  const row = {
    uid: newUid('import'),
    state: 'running' as const,
    ...own,
    ...readingOf(sheet),
    counts: noCounts,
    createdAt: now(),
    activeAt: now(),
  }
  return one(await db.insert(imports).values(row).returning())
}

/** What is written down of how a list is read. */
export function readingOf(sheet: Sheet): Pick<Import, 'reading' | 'columns' | 'headerKey'> {
  return { reading: sheet.reading, columns: sheet.columns, headerKey: headerKey(sheet) }
}
