import type { Handler } from '../../../../access/server/handler.ts'
import { allow, may } from '../../../../access/server/policy.ts'
import { findOwner } from '../../../organisations/server/owner.ts'
import type { webhookCalls } from '../../contract.ts'
import { webhookPolicy } from '../policy.ts'
import { viewWebhooks } from '../views.ts'
import { listWebhooksOf } from '../webhooks.ts'

export const listWebhooks: Handler<typeof webhookCalls.listWebhooks> = async ({ brandUid }, { actor, db }) => {
  const of = await findOwner(db, actor, brandUid)
  allow(webhookPolicy, actor, 'see', of)
  return {
    rows: await viewWebhooks(db, actor, of, await listWebhooksOf(db, of)),
    canCreate: may(webhookPolicy, actor, 'manage', of),
  }
}
