import { eq } from 'drizzle-orm'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { InputOf } from '../../../kit/contract/calls.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Reading } from '../../../kit/contract/sheets.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { importCalls } from '../contract.ts'
import { type ChangedField, fieldNames, type ImportKind, isFieldOf, repeatableFields } from '../fields.ts'
import type { ImportView } from '../views.ts'
import { listNameOf, mappingFor, readingOf } from './begin.ts'
import { refuseUnreadable, withList } from './files.ts'
import { assertState, getImportRow, lockImport } from './reads.ts'
import type { Import } from './run-import.ts'
import { imports } from './tables.ts'
import { chooseCategories } from './venues/categories.ts'
import { viewImport } from './view.ts'
import { findHosts, isHost } from './visits/hosts.ts'

/** So many words of one list have a category that somebody chose. */
const wordsAtMost = 1_000

type Input = Omit<InputOf<typeof importCalls.saveImport>, 'corrections'> & { corrections?: ChangedField[] | undefined }

/** Changes how a draft is read: one of our team’s, or with `orgUid` of an organisation’s. */
export async function saveDraft(
  { db, storage }: { db: Db; storage: Storage },
  input: Input,
  orgUid: string | null = null,
): Promise<ImportView> {
  const before = await getImportRow(db, input.uid, orgUid)
  assertState(before, 'draft')
  const chosen = readingIn(input)
  const kind = input.kind ?? before.kind
  const venue = input.venue ? await venueCalled(db, input.venue) : null
  // Reading the file takes a moment: no transaction waits for it.
  const read = chosen || kind !== before.kind ? await readAnew(db, storage, before, chosen ?? {}, kind) : null
  return db.transaction(async (tx) => {
    const run = await lockImport(tx, input.uid, orgUid)
    assertState(run, 'draft')
    const ofKind = kind === run.kind ? {} : { kind, listName: kind === 'lists' ? listNameOf(run.fileName) : null }
    const fields: Partial<Import> = { ...read, ...ofKind, ...rulesIn(kind, input), ...(venue && { brandUid: venue }) }
    if (input.mapping) fields.mapping = checkedMapping(kind, input.mapping, read?.columns ?? run.columns)
    if (input.categories) fields.categories = withChosen(read?.categories ?? run.categories, input.categories)
    if (Object.keys(fields).length === 0) return viewImport(tx, run)
    return viewImport(
      tx,
      one(
        await tx
          .update(imports)
          .set({ ...fields, activeAt: now() })
          .where(eq(imports.uid, run.uid))
          .returning(),
      ),
    )
  })
}

/** What is said of how the file is read; null where that stays as it is. */
function readingIn({ encoding, delimiter, headerLine, sheet }: Input): Partial<Reading> | null {
  const given = { encoding, delimiter, headerLine, sheet }
  const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return Object.keys(chosen).length > 0 ? chosen : null
}

/** The uid of a venue of ours. Refuses what means none or several. */
async function venueCalled(db: Db, text: string): Promise<string> {
  const found = (await findHosts(db, [text]))(text)
  if (isHost(found)) return found.uid
  throw new CallError('invalid-argument', found.text)
}

function rulesIn(kind: ImportKind, { country, duplicates, corrections, listName, dayOrder }: Input): Partial<Import> {
  return {
    ...(dayOrder && { dayOrder }),
    ...(country !== undefined && { country }),
    ...(duplicates && { duplicates }),
    ...(corrections && { corrections: [...new Set(corrections)] }),
    ...(listName && kind === 'lists' && { listName }),
  }
}

function withChosen(chosen: Import['categories'], words: NonNullable<Input['categories']>): Import['categories'] {
  const next = chooseCategories(chosen, words)
  if (Object.keys(next).length > wordsAtMost)
    throw new CallError(
      'invalid-argument',
      `You’ve chosen categories for ${wordsAtMost} words already. Choose “Category” for another column, or correct the file.`,
    )
  return next
}

/** Columns, and what they most likely hold, when the file is read another way. Its header is looked for again unless it was named. */
async function readAnew(
  db: Db,
  storage: Storage,
  run: Import,
  chosen: Partial<Reading>,
  kind: ImportKind,
): Promise<Pick<Import, 'reading' | 'columns' | 'headerKey' | 'mapping' | 'categories'>> {
  const { headerLine: _, ...kept } = run.reading
  return withList(
    storage,
    run,
    async (sheet) => {
      const { mapping, categories } = await mappingFor(db, sheet, kind)
      const read = readingOf(sheet)
      // A word that somebody took back doesn’t come back.
      const isSame = kind === run.kind && read.headerKey === run.headerKey
      return { ...read, mapping, categories: isSame ? run.categories : { ...categories, ...run.categories } }
    },
    { ...kept, ...chosen },
  ).catch(refuseUnreadable)
}

/** Each column has a field or none, and only some fields may have several columns. */
function checkedMapping(kind: ImportKind, mapping: Import['mapping'], columns: readonly string[]): Import['mapping'] {
  if (mapping.length !== columns.length)
    throw new CallError('invalid-argument', 'The columns of this file have changed. Reload the page.')
  if (mapping.some((field) => field !== null && !isFieldOf(kind, field)))
    throw new CallError('invalid-argument', 'A column is set to a field that these rows don’t have. Reload the page.')
  const twice = mapping.find(
    (field, at) => field !== null && !repeatableFields.includes(field) && mapping.indexOf(field) !== at,
  )
  if (twice)
    throw new CallError(
      'invalid-argument',
      `Two columns are set to “${fieldNames[kind][twice] ?? twice}”. Choose one of them.`,
    )
  return mapping
}
