import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { keyCalls } from '../../contract.ts'
import { keyChanged } from '../changes.ts'
import { listSecrets, lockKey, makeKeySecret } from '../keys.ts'
import { keyPolicy } from '../policy.ts'
import { apiKeys, apiKeySecrets } from '../tables.ts'
import { viewKeys } from '../views.ts'

export const replaceApiKey: Handler<typeof keyCalls.replaceApiKey> = async (
  { uid, version, formerHours },
  { actor, config, tx },
) => {
  const { key, of } = await lockKey(tx, actor, uid)
  allow(keyPolicy, actor, 'replace', { ...of, accountUid: key.accountUid })
  sameVersion(key, version)
  const at = now()
  if (key.revokedAt || (key.endsAt && key.endsAt <= at))
    throw new CallError('failed-precondition', 'This API key no longer works. Create a new one instead.')
  for (const { hash, endsAt } of await listSecrets(tx, [uid])) {
    const until = endsAt ? at : plus(at, formerHours * hourMs)
    await tx.update(apiKeySecrets).set({ endsAt: until }).where(eq(apiKeySecrets.hash, hash))
  }
  const { secret, hash, begins } = makeKeySecret()
  await tx.insert(apiKeySecrets).values({ hash, keyUid: uid, begins, createdAt: at })
  const after = one(
    await tx
      .update(apiKeys)
      .set({ version: version + 1 })
      .where(eq(apiKeys.uid, uid))
      .returning(),
  )
  await keyChanged(tx, { actor, config }, 'replaced', of, after)
  return { secret, key: one(await viewKeys(tx, actor, of, [after])) }
}
