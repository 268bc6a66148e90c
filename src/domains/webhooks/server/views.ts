import { and, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import type { Owner } from '../../organisations/server/owner.ts'
import type { DeliveryView, WebhookView } from '../contract.ts'
import { webhookPolicy } from './policy.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
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
  const failed = await findFailedEvents(db, rows)
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
      onlyTestsFailed: offAt === null && failingSince !== null && !failed.has(uid),
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

/** Of these webhooks, those to which an event didn’t arrive since they fail. */
async function findFailedEvents(db: Queryable, rows: readonly Webhook[]): Promise<ReadonlySet<string>> {
  const uids = rows.flatMap(({ uid, failingSince }) => (failingSince ? [uid] : []))
  if (uids.length === 0) return new Set()
  const { webhookUid, type, lastTriedAt, deliveredAt } = webhookDeliveries
  const found = await db
    .selectDistinct({ webhookUid })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.uid, webhookUid))
    .where(
      and(inArray(webhookUid, uids), ne(type, 'test'), isNull(deliveredAt), gte(lastTriedAt, webhooks.failingSince)),
    )
  return new Set(found.map((one) => one.webhookUid))
}

export function viewDelivery(actor: Actor, of: Owner, webhook: Webhook, delivery: Delivery): DeliveryView {
  const { uid, type, exampleOf, at, dueAt, deliveredAt, tries, lastTriedAt, status, problem } = delivery
  const state = dueAt ? 'waiting' : deliveredAt ? 'delivered' : 'given-up'
  return {
    uid,
    type,
    exampleOf,
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
