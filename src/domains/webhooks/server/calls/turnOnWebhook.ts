import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { webhooks } from '../tables.ts'
import { viewWebhooks } from '../views.ts'
import { giveUpDue, lockWebhook, requireRoom } from '../webhooks.ts'

export const turnOnWebhook: Handler<typeof webhookCalls.turnOnWebhook> = async ({ uid }, { actor, config, tx }) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  if (!webhook.offAt) return one(await viewWebhooks(tx, actor, of, [webhook]))
  await requireRoom(tx, of)
  // What an action queued while the webhook was being turned off: it’s never sent.
  await giveUpDue(tx, uid)
  const after = one(
    await tx
      .update(webhooks)
      .set({ offAt: null, failingSince: null, version: webhook.version + 1 })
      .where(eq(webhooks.uid, uid))
      .returning(),
  )
  await webhookChanged(tx, { actor, config }, 'turned-on', of, after)
  return one(await viewWebhooks(tx, actor, of, [after]))
}
