import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { say } from '../../../../kit/server/bus.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookPolicy } from '../policy.ts'
import { webhookChannel } from '../queue.ts'
import { webhookDeliveries } from '../tables.ts'
import { viewDelivery } from '../views.ts'
import { getWebhook, refuseOff } from '../webhooks.ts'

export const sendTestWebhook: Handler<typeof webhookCalls.sendTestWebhook> = async ({ uid }, { actor, tx }) => {
  const { webhook, of } = await getWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  refuseOff(webhook)
  const at = now()
  const delivery = one(
    await tx
      .insert(webhookDeliveries)
      .values({ uid: newUid('webhook_delivery'), webhookUid: uid, type: 'test', at, queuedAt: at, dueAt: at })
      .returning(),
  )
  await say(tx, webhookChannel, '')
  return viewDelivery(actor, of, webhook, delivery)
}
