import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { fileKey } from '../files.ts'
import { assertState, lockImport } from '../reads.ts'
import { imports } from '../tables.ts'

export const discardImport: Handler<typeof importCalls.discardImport> = async ({ uid }, { actor, db, storage }) => {
  await db.transaction(async (tx) => {
    const run = await lockImport(tx, uid)
    assertState(run, 'draft')
    await tx.delete(imports).where(eq(imports.uid, uid))
    const after = { fileName: run.fileName }
    await record(tx, actor, 'staff', 'import.discarded', { subjectUid: uid }, { after })
  })
  await storage.remove(fileKey(uid))
  return { done: true }
}
