import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookPolicy } from '../policy.ts'
import { wakeSender } from '../queue.ts'
import { webhookDeliveries } from '../tables.ts'
import { viewDelivery } from '../views.ts'
import { getDelivery, lockWebhook, refuseOff } from '../webhooks.ts'

/** Its tries are counted anew, for three days more. */
export const resendWebhookDelivery: Handler<typeof webhookCalls.resendWebhookDelivery> = async (
  { uid },
  { actor, tx },
) => {
  const { webhookUid } = (await getDelivery(tx, actor, uid)).delivery
  const { webhook, of } = await lockWebhook(tx, actor, webhookUid)
  allow(webhookPolicy, actor, 'manage', of)
  refuseOff(webhook)
  const at = now()
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ queuedAt: at, dueAt: at, tries: 0 })
    .where(and(eq(webhookDeliveries.uid, uid), isNull(webhookDeliveries.dueAt)))
    .returning()
  if (!delivery)
    throw new CallError(
      'failed-precondition',
      'This message is already being sent. Reload the page to see whether it arrived.',
    )
  await wakeSender(tx)
  return viewDelivery(actor, of, webhook, delivery)
}
