import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookPolicy } from '../policy.ts'
import { wakeSender } from '../queue.ts'
import { webhookDeliveries } from '../tables.ts'
import { viewDelivery } from '../views.ts'
import { lockWebhook, refuseOff } from '../webhooks.ts'

export const sendTestWebhook: Handler<typeof webhookCalls.sendTestWebhook> = async ({ uid }, { actor, tx }) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  refuseOff(webhook)
  const at = now()
  const delivery = one(
    await tx
      .insert(webhookDeliveries)
      .values({ uid: newUid('webhook_delivery'), webhookUid: uid, type: 'test', at, queuedAt: at, dueAt: at })
      .returning(),
  )
  await wakeSender(tx)
  return viewDelivery(actor, of, webhook, delivery)
}
