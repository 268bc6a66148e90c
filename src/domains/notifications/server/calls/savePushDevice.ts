import { eq, or } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { lockAccount } from '../../../accounts/server/accounts.ts'
import { record } from '../../../audit/server/record.ts'
import type { notificationCalls } from '../../contract.ts'
import { ownSideOf } from '../own-side.ts'
import { pushDevices } from '../tables.ts'
import { viewPush } from '../view-push.ts'

export const savePushDevice: Handler<typeof notificationCalls.savePushDevice> = async (
  address,
  { actor, caller, config, tx },
) => {
  const accountUid = accountOf(actor)
  const { sessionUid } = caller
  if (!sessionUid) throw new CallError('failed-precondition', 'Sign in on this browser first to get notifications.')
  await lockAccount(tx, accountUid)
  const known = await tx
    .select()
    .from(pushDevices)
    .where(or(eq(pushDevices.endpoint, address.endpoint), eq(pushDevices.sessionUid, sessionUid)))
  const isSame = known.some(
    (one) => one.sessionUid === sessionUid && one.endpoint === address.endpoint && one.p256dh === address.p256dh,
  )
  if (!isSame) {
    // One for each browser: what it, or who was signed in there before, had registered ends.
    await tx
      .delete(pushDevices)
      .where(or(eq(pushDevices.endpoint, address.endpoint), eq(pushDevices.sessionUid, sessionUid)))
    const uid = newUid('push_device')
    await tx.insert(pushDevices).values({ uid, accountUid, sessionUid, ...address, createdAt: now() })
    await record(tx, actor, ownSideOf(actor), 'push-device.added', { subjectUid: accountUid })
  }
  return viewPush(tx, config, accountUid, sessionUid)
}
