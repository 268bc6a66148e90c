import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { recordCalls } from '../../contract.ts'
import { calculateBrand, noOverride } from '../health.ts'
import { getSubject } from '../subjects.ts'
import { brandHealth } from '../tables.ts'

export const releaseBrandRag: Handler<typeof recordCalls.releaseBrandRag> = async ({ uid }, { actor, tx }) => {
  await getSubject(tx, actor, uid, 'write')
  const [health] = await tx.select().from(brandHealth).where(eq(brandHealth.brandUid, uid)).for('update')
  if (!health?.override) return { uid }
  await tx.update(brandHealth).set(noOverride).where(eq(brandHealth.brandUid, uid))
  await calculateBrand(tx, actor, uid, { kind: 'brand.rag-released', why: null })
  return { uid }
}
