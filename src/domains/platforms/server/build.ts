import { newUid } from '../../../access/server/new-uid.ts'
import type { Access, Platform } from '../../../adapters/platforms/platforms.ts'
import { permissions } from '../../../adapters/platforms/platforms.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Snapshot } from '../accounts.ts'
import { sealAccess } from './access.ts'
import { type Reading, saveReading } from './saving.ts'
import { platformAccounts, platformSnapshots } from './tables.ts'

/** An account that has been connected for as long as its snapshots go back, and what it says today. */
export async function makeConnectedAccount(
  tx: Tx,
  config: Config,
  made: { influencerUid: string; platform: Platform; access: Access; growth: readonly Snapshot[]; reading: Reading },
): Promise<string> {
  const { influencerUid, platform, access, growth, reading } = made
  const uid = newUid('platform_account')
  const [first] = growth
  await tx.insert(platformAccounts).values({
    uid,
    influencerUid,
    platform: platform.id,
    isSandbox: platform.isSandbox,
    externalId: reading.profile.id,
    handle: reading.profile.handle,
    url: reading.profile.url,
    granted: [...permissions],
    ...sealAccess(config, access),
    connectedAt: first ? new Date(first.day) : now(),
    provenAt: now(),
    readAt: now(),
    nextReadAt: plus(now(), dayMs),
  })
  if (growth.length > 0)
    await tx.insert(platformSnapshots).values(growth.map((snapshot) => ({ accountUid: uid, ...snapshot })))
  await saveReading(tx, { uid, influencerUid }, platform, reading)
  return uid
}

/** How many followed an account on an earlier day. */
export async function setSnapshot(db: Queryable, accountUid: string, snapshot: Snapshot): Promise<void> {
  await db.insert(platformSnapshots).values({ accountUid, ...snapshot })
}
