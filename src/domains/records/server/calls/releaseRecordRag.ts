import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { recordCalls } from '../../contract.ts'
import { calculateOne, healthTableOf, noOverride } from '../health.ts'
import { getSubject } from '../subjects.ts'

export const releaseRecordRag: Handler<typeof recordCalls.releaseRecordRag> = async ({ uid }, { actor, tx }) => {
  await getSubject(tx, actor, uid, 'write')
  const table = healthTableOf(uid)
  const [health] = await tx.select().from(table).where(eq(table.recordUid, uid)).for('update')
  if (!health?.override) return { uid }
  await tx.update(table).set(noOverride).where(eq(table.recordUid, uid))
  await calculateOne(tx, actor, uid, { kind: 'rag-released', why: null })
  return { uid }
}
