import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { first, one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookPolicy } from '../policy.ts'
import { wakeSender } from '../queue.ts'
import { webhookDeliveries } from '../tables.ts'
import { viewDelivery } from '../views.ts'
import { lockWebhook, refuseOff } from '../webhooks.ts'

export const sendTestWebhook: Handler<typeof webhookCalls.sendTestWebhook> = async ({ uid, topic }, { actor, tx }) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  refuseOff(webhook)
  const exampleOf = topic ?? first(webhook.topics)
  if (!webhook.topics.includes(exampleOf))
    throw new CallError('invalid-argument', 'Choose an event that this webhook sends, or add it to the webhook first.')
  const at = now()
  const delivery = one(
    await tx
      .insert(webhookDeliveries)
      .values({
        uid: newUid('webhook_delivery'),
        webhookUid: uid,
        type: 'test',
        exampleOf,
        at,
        queuedAt: at,
        dueAt: at,
      })
      .returning(),
  )
  await wakeSender(tx)
  return viewDelivery(actor, of, webhook, delivery)
}
