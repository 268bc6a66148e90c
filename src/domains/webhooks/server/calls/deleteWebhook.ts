import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { webhooks } from '../tables.ts'
import { lockWebhook } from '../webhooks.ts'

export const deleteWebhook: Handler<typeof webhookCalls.deleteWebhook> = async ({ uid }, { actor, config, tx }) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  await tx.delete(webhooks).where(eq(webhooks.uid, uid))
  await webhookChanged(tx, { actor, config }, 'deleted', of, webhook)
  return { deleted: true }
}
