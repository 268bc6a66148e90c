import type { Handler } from '../../../../access/server/handler.ts'
import type { webhookCalls } from '../../contract.ts'
import { viewDelivery } from '../views.ts'
import { getDelivery } from '../webhooks.ts'

export const getWebhookDelivery: Handler<typeof webhookCalls.getWebhookDelivery> = async ({ uid }, { actor, db }) => {
  const { webhook, of, delivery } = await getDelivery(db, actor, uid)
  const { body, answer, tookMs } = delivery
  return { ...viewDelivery(actor, of, webhook, delivery), body, answer, tookMs }
}
