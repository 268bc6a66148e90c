import { newUid } from '../../../access/server/new-uid.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { mostColumns } from '../fields.ts'
import { beginImport, kindFor, listNameOf, mappingFor, openBrought } from './begin.ts'
import { fileKey, refuseUnreadable } from './files.ts'
import { readOwnRows } from './own/read-rows.ts'
import type { Import } from './run-import.ts'

type Brought = { path: string } & Pick<Import, 'bytes' | 'accountUid' | 'fileName'> & Partial<Pick<Import, 'orgUid'>>

/** Keeps a list that somebody brought as a draft, with what we make of its columns; an organisation’s holds venues. Refuses one that can’t be read. Answers its uid. */
export async function keepList(db: Queryable, storage: Storage, { path, ...own }: Brought): Promise<string> {
  const sheet = await openBrought(path).catch(refuseUnreadable)
  if (sheet.columns.length > mostColumns)
    throw new CallError(
      'invalid-argument',
      `This file has more than ${mostColumns} columns. Delete those you don’t need.`,
    )
  if (own.orgUid) await readOwnRows(sheet)
  const uid = newUid('import')
  await storage.put(fileKey(uid), path, 'application/octet-stream')
  const kind = own.orgUid ? 'venues' : await kindFor(db, sheet)
  const { mapping, categories } = await mappingFor(db, sheet, kind)
  const listName = kind === 'lists' ? listNameOf(own.fileName) : null
  const rules = { kind, listName, country: null, duplicates: 'skip' as const }
  await beginImport(db, sheet, { ...own, ...rules, uid, mapping, categories, state: 'draft' })
  return uid
}
