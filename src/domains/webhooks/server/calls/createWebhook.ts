import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isOwnMachine } from '../../../../kit/server/config.ts'
import { allowedAddresses, isUsableTarget } from '../../../../kit/server/public-address.ts'
import { findOwner } from '../../../organisations/server/owner.ts'
import type { webhookCalls } from '../../contract.ts'
import { topicNames } from '../../topics.ts'
import { webhookChanged } from '../changes.ts'
import { webhookPolicy } from '../policy.ts'
import { makeWebhookSecret } from '../secrets.ts'
import { webhooks } from '../tables.ts'
import { viewWebhooks } from '../views.ts'
import { requireRoom } from '../webhooks.ts'

/** The secret is in the answer; it is stored sealed. */
export const createWebhook: Handler<typeof webhookCalls.createWebhook> = async (
  { brandUid, fields },
  { actor, config, tx },
) => {
  const of = await findOwner(tx, actor, brandUid)
  allow(webhookPolicy, actor, 'manage', of)
  if (!isUsableTarget(new URL(fields.url), allowedAddresses(isOwnMachine(config.publicUrl)))) throw notPublic()
  await requireRoom(tx, of)
  const { secret, sealed } = makeWebhookSecret(config)
  const webhook = one(
    await tx
      .insert(webhooks)
      .values({
        uid: newUid('webhook'),
        orgUid: of.orgUid,
        accountUid: accountOf(actor),
        name: fields.name,
        url: fields.url,
        // Each once, in the order of the list.
        topics: topicNames.filter((topic) => fields.topics.includes(topic)),
        sealedSecret: sealed,
        createdAt: now(),
      })
      .returning(),
  )
  await webhookChanged(tx, { actor, config }, 'created', of, webhook)
  return { secret, webhook: one(await viewWebhooks(tx, actor, of, [webhook])) }
}

function notPublic(): CallError {
  const message = 'Enter a public address that starts with https://, without a user name or password.'
  return new CallError('invalid-argument', message, { details: { fields: [{ field: 'fields.url', message }] } })
}
