import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { hourMs, now, plus } from '../../../../kit/server/clock.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { makeWebhookSecret } from '../secrets.ts'
import { webhooks } from '../tables.ts'
import { viewWebhooks } from '../views.ts'
import { lockWebhook } from '../webhooks.ts'

export const replaceWebhookSecret: Handler<typeof webhookCalls.replaceWebhookSecret> = async (
  { uid, version, formerHours },
  { actor, config, tx },
) => {
  const { webhook, of } = await lockWebhook(tx, actor, uid)
  allow(webhookPolicy, actor, 'manage', of)
  sameVersion(webhook, version)
  if (webhook.format !== 'standard')
    throw new CallError(
      'failed-precondition',
      'Slack and Teams webhooks have no secret. If the address has leaked, create a new one there and enter it here.',
    )
  const { secret, sealed } = makeWebhookSecret(config)
  const former =
    formerHours === 0
      ? { sealedFormerSecret: null, formerUntil: null }
      : { sealedFormerSecret: webhook.sealedSecret, formerUntil: plus(now(), formerHours * hourMs) }
  const after = one(
    await tx
      .update(webhooks)
      .set({ sealedSecret: sealed, ...former, version: version + 1 })
      .where(eq(webhooks.uid, uid))
      .returning(),
  )
  await webhookChanged(tx, { actor, config }, 'secret-replaced', of, after)
  return { secret, webhook: one(await viewWebhooks(tx, actor, of, [after])) }
}
