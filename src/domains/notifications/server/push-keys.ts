import { eq } from 'drizzle-orm'
import type { PushKeys, PushService } from '../../../adapters/push/push.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { pushDevices, pushKeys } from './tables.ts'

const purpose = 'push-keys'

export const sealedPushKeys: SealedColumn = {
  table: pushKeys,
  column: pushKeys.sealedPrivateKey,
  key: [pushKeys.name],
  purpose,
}

const isOurs = eq(pushKeys.name, 'vapid')

/**
 * Makes the keys that push services know us by, where there are none: at the first start, and after the secret that seals them
 * was lost. Browsers that were registered under lost keys would refuse the new ones: they register again when they are next
 * opened.
 */
export async function makePushKeys(db: Db, config: Config, push: PushService): Promise<void> {
  if (await findPushKeys(db, config)) return
  const { publicKey, privateKey } = await push.makeKeys()
  await db.transaction(async (tx) => {
    const [kept] = await tx.select().from(pushKeys).where(isOurs).for('update')
    if (kept && unseal(config, purpose, kept.sealedPrivateKey)) return
    if (kept) await tx.delete(pushDevices)
    const row = {
      name: 'vapid' as const,
      publicKey,
      sealedPrivateKey: seal(config, purpose, privateKey),
      madeAt: now(),
    }
    // Another process may start at the same moment; the keys of the first hold.
    if (kept) await tx.update(pushKeys).set(row).where(isOurs)
    else await tx.insert(pushKeys).values(row).onConflictDoNothing()
  })
}

/** Our keys; null while there are none that can be read. */
export async function findPushKeys(db: Queryable, config: Config): Promise<PushKeys | null> {
  const [kept] = await db.select().from(pushKeys).where(isOurs)
  const privateKey = kept && unseal(config, purpose, kept.sealedPrivateKey)
  return kept && privateKey ? { publicKey: kept.publicKey, privateKey } : null
}
