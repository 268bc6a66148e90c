import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { keyCalls } from '../../contract.ts'
import { keyChanged } from '../changes.ts'
import { lockKey } from '../keys.ts'
import { keyPolicy } from '../policy.ts'
import { apiKeys } from '../tables.ts'
import { viewKeys } from '../views.ts'

/** Once is enough: a key that is off stays as it is. */
export const revokeApiKey: Handler<typeof keyCalls.revokeApiKey> = async ({ uid }, { actor, config, tx }) => {
  const { key, of } = await lockKey(tx, actor, uid)
  allow(keyPolicy, actor, 'turnOff', of)
  if (key.revokedAt) return one(await viewKeys(tx, actor, of, [key]))
  const after = one(
    await tx
      .update(apiKeys)
      .set({ revokedAt: now(), version: key.version + 1 })
      .where(eq(apiKeys.uid, uid))
      .returning(),
  )
  await keyChanged(tx, { actor, config }, 'revoked', of, after)
  return one(await viewKeys(tx, actor, of, [after]))
}
