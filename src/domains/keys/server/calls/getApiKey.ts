import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import type { keyCalls } from '../../contract.ts'
import { apiKeys } from '../tables.ts'

export const getApiKey: Handler<typeof keyCalls.getApiKey> = async (_input, { actor, db }) => {
  if (!actor.key) throw new CallError('failed-precondition', 'This call needs an API key.')
  const key = one(await db.select().from(apiKeys).where(eq(apiKeys.uid, actor.key.uid)))
  const brands = [...(await findBrands(db, Object.keys(actor.brands))).values()]
  return {
    name: key.name,
    scopes: key.scopes,
    perMinute: key.perMinute,
    endsAt: key.endsAt?.toISOString() ?? null,
    venues: brands
      .map(({ uid, name }) => ({ uid, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid)),
  }
}
