import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { lockImportedCreator } from '../creators/standing.ts'
import { forgetCreators } from '../personal-data.ts'
import { importedCreators } from '../tables.ts'

export const deleteImportedCreator: Handler<typeof importCalls.deleteImportedCreator> = async (
  { uid },
  { actor, tx },
) => {
  await lockImportedCreator(tx, uid)
  await forgetCreators(tx, eq(importedCreators.uid, uid))
  await record(tx, actor, 'staff', 'import.creator-deleted', { subjectUid: uid })
  return { done: true }
}
