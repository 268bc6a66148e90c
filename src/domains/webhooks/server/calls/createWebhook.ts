import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { findOwner } from '../../../organisations/server/owner.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { makeWebhookSecret } from '../secrets.ts'
import { webhooks } from '../tables.ts'
import { viewWebhooks } from '../views.ts'
import { requireRoom } from '../webhooks.ts'
import { requireTarget, storedFields } from '../target.ts'

/** The secret is in the answer; it is stored sealed. A chat has none, and gets one that nobody sees. */
export const createWebhook: Handler<typeof webhookCalls.createWebhook> = async (
  { brandUid, format, fields },
  { actor, config, tx },
) => {
  const of = await findOwner(tx, actor, brandUid)
  allow(webhookPolicy, actor, 'manage', of)
  requireTarget(config, format, fields.url)
  await requireRoom(tx, of)
  const { secret, sealed } = makeWebhookSecret(config)
  const webhook = one(
    await tx
      .insert(webhooks)
      .values({
        uid: newUid('webhook'),
        orgUid: of.orgUid,
        accountUid: accountOf(actor),
        format,
        ...storedFields(fields),
        sealedSecret: sealed,
        createdAt: now(),
      })
      .returning(),
  )
  await webhookChanged(tx, { actor, config }, 'created', of, webhook)
  return { secret: format === 'standard' ? secret : null, webhook: one(await viewWebhooks(tx, actor, of, [webhook])) }
}
