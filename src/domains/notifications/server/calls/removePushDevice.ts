import { and, eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { notificationCalls } from '../../contract.ts'
import { ownSideOf } from '../own-side.ts'
import { pushDevices } from '../tables.ts'
import { viewPush } from '../view-push.ts'

export const removePushDevice: Handler<typeof notificationCalls.removePushDevice> = async (
  { uid },
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  const removed = await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.uid, uid), eq(pushDevices.accountUid, accountUid)))
    .returning({ uid: pushDevices.uid })
  // It may have ended by itself meanwhile.
  if (removed.length > 0) await record(tx, actor, ownSideOf(actor), 'push-device.removed', { subjectUid: accountUid })
  return viewPush(tx, config, accountUid, caller.sessionUid)
}
