import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { viewWebhooks } from '../views.ts'
import { lockWebhook, storeOff } from '../webhooks.ts'

/** Once is enough: a webhook that is off stays as it is. */
export const turnOffWebhook: Handler<typeof webhookCalls.turnOffWebhook> = async ({ uid }, { actor, config, tx }) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'turnOff', of)
  if (webhook.offAt) return one(await viewWebhooks(tx, actor, of, [webhook]))
  const after = await storeOff(tx, webhook, { failingSince: null })
  await webhookChanged(tx, { actor, config }, 'turned-off', of, after)
  return one(await viewWebhooks(tx, actor, of, [after]))
}
