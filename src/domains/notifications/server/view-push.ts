import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { eq } from 'drizzle-orm'
import { deviceName } from '../../accounts/server/device.ts'
import { listSessions } from '../../accounts/server/sessions.ts'
import type { notificationCalls } from '../contract.ts'
import { findPushKeys } from './push-keys.ts'
import { pushDevices } from './tables.ts'

/** The browsers that show somebody's notifications, of those that are signed in; `sessionUid` is the one that asks. */
export async function viewPush(
  db: Queryable,
  config: Config,
  accountUid: string,
  sessionUid: string | null,
): Promise<OutputOf<typeof notificationCalls.getPush>> {
  const keys = await findPushKeys(db, config)
  const devices = await db.select().from(pushDevices).where(eq(pushDevices.accountUid, accountUid))
  const sessions = devices.length > 0 ? await listSessions(db, accountUid) : []
  return {
    account: accountUid,
    key: keys?.publicKey ?? null,
    devices: sessions.flatMap(({ uid, device }) =>
      devices
        .filter((one) => one.sessionUid === uid)
        .map((one) => ({
          uid: one.uid,
          name: deviceName(device),
          since: one.createdAt.toISOString(),
          isHere: uid === sessionUid,
        })),
    ),
  }
}
