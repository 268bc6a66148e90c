import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import type { Owner } from '../../organisations/server/owner.ts'
import type { DeliveryView, WebhookView } from '../contract.ts'
import { webhookPolicy } from './policy.ts'
import type { Delivery, Webhook } from './webhooks.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Webhooks of one owner as people see them: never with a secret. */
export async function viewWebhooks(
  db: Queryable,
  actor: Actor,
  of: Owner,
  rows: readonly Webhook[],
): Promise<WebhookView[]> {
  const creators = [...new Set(rows.flatMap(({ accountUid }) => accountUid ?? []))]
  const names = await findDisplayNames(db, creators)
  return rows.map((row) => {
    const { uid, version, name, url, format, topics, accountUid, offAt, failingSince, formerUntil } = row
    const manage = may(webhookPolicy, actor, 'manage', of)
    return {
      uid,
      version,
      name,
      url,
      format,
      topics,
      createdBy: (accountUid && names.get(accountUid)) ?? null,
      createdAt: row.createdAt.toISOString(),
      state: offAt === null ? 'on' : failingSince ? 'failing' : 'off',
      failingSince: iso(failingSince),
      lastDeliveredAt: iso(row.lastDeliveredAt),
      formerUntil: formerUntil && formerUntil > now() ? iso(formerUntil) : null,
      can: {
        manage: offAt === null && manage,
        replaceSecret: offAt === null && manage && format === 'standard',
        turnOn: offAt !== null && manage,
        turnOff: offAt === null && may(webhookPolicy, actor, 'turnOff', of),
        delete: manage,
      },
    }
  })
}

export function viewDelivery(actor: Actor, of: Owner, webhook: Webhook, delivery: Delivery): DeliveryView {
  const { uid, type, at, dueAt, deliveredAt, tries, lastTriedAt, status, problem } = delivery
  const state = dueAt ? 'waiting' : deliveredAt ? 'delivered' : 'given-up'
  return {
    uid,
    type,
    at: at.toISOString(),
    state,
    tries,
    lastTriedAt: iso(lastTriedAt),
    nextTryAt: iso(dueAt),
    status,
    problem,
    canResend: webhook.offAt === null && state !== 'waiting' && may(webhookPolicy, actor, 'manage', of),
  }
}
