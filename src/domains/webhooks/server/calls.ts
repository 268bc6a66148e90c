import type { HandlersOf } from '../../../access/server/handler.ts'
import type { webhookCalls } from '../contract.ts'
import { createWebhook } from './calls/createWebhook.ts'
import { deleteWebhook } from './calls/deleteWebhook.ts'
import { getWebhookDelivery } from './calls/getWebhookDelivery.ts'
import { listWebhookDeliveries } from './calls/listWebhookDeliveries.ts'
import { listWebhooks } from './calls/listWebhooks.ts'
import { replaceWebhookSecret } from './calls/replaceWebhookSecret.ts'
import { resendWebhookDelivery } from './calls/resendWebhookDelivery.ts'
import { saveWebhook } from './calls/saveWebhook.ts'
import { sendTestWebhook } from './calls/sendTestWebhook.ts'
import { turnOffWebhook } from './calls/turnOffWebhook.ts'
import { turnOnWebhook } from './calls/turnOnWebhook.ts'

export const webhookHandlers: HandlersOf<typeof webhookCalls> = {
  createWebhook,
  deleteWebhook,
  saveWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replaceWebhookSecret,
  resendWebhookDelivery,
  sendTestWebhook,
  turnOffWebhook,
  turnOnWebhook,
}
