import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { webhooks } from '../tables.ts'
import { requireTarget, storedFields } from '../target.ts'
import { viewWebhooks } from '../views.ts'
import { lockWebhook, refuseOff } from '../webhooks.ts'

export const saveWebhook: Handler<typeof webhookCalls.saveWebhook> = async (
  { uid, version, fields },
  { actor, config, tx },
) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  sameVersion(webhook, version)
  refuseOff(webhook)
  requireTarget(config, webhook.format, fields.url)
  // What didn’t arrive at the old address says nothing of the new one.
  const failingSince = fields.url === webhook.url ? webhook.failingSince : null
  const after = one(
    await tx
      .update(webhooks)
      .set({ ...storedFields(fields), failingSince, version: webhook.version + 1 })
      .where(eq(webhooks.uid, uid))
      .returning(),
  )
  await webhookChanged(tx, { actor, config }, 'changed', of, after)
  return one(await viewWebhooks(tx, actor, of, [after]))
}
