import type { Handler } from '../../../../access/server/handler.ts'
import type { importCalls } from '../../contract.ts'
import { getImportRow } from '../reads.ts'
import { viewImport } from '../view.ts'

export const getImport: Handler<typeof importCalls.getImport> = async ({ uid }, { db }) =>
  viewImport(db, await getImportRow(db, uid))
