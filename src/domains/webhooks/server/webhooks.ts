import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Owner, ownerOf } from '../../organisations/server/owner.ts'
import { lockOrganisation } from '../../organisations/server/reads.ts'
import { mostWebhooks } from '../fields.ts'
import { webhookPolicy } from './policy.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

export type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

type Owned = { webhook: Webhook; of: Owner }

const notFound = (what: string) =>
  new CallError('not-found', `We couldn’t find that ${what}. Reload the page, then try again.`)

/** A webhook with whose it is; null for anyone who may not see it. */
async function seenBy(db: Queryable, actor: Actor, webhook: Webhook | undefined): Promise<Owned | null> {
  const of = webhook && (await ownerOf(db, webhook.orgUid))
  return of && may(webhookPolicy, actor, 'see', of) ? { webhook, of } : null
}

async function findWebhook(db: Queryable, actor: Actor, uid: string): Promise<Owned | null> {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.uid, uid))
  return seenBy(db, actor, webhook)
}

/** A webhook with whose it is. Answers not-found to anyone who may not see it. */
export async function getWebhook(db: Queryable, actor: Actor, uid: string): Promise<Owned> {
  const owned = await findWebhook(db, actor, uid)
  if (!owned) throw notFound('webhook')
  return owned
}

/**
 * The same, its row locked until the transaction ends. The strongest lock, because it waits for whoever is queueing a
 * delivery to this webhook: whether it’s on, and what is due there, is decided by one at a time.
 */
export async function lockWebhook(tx: Tx, actor: Actor, uid: string): Promise<Owned> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.uid, uid)).for('update')
  const owned = await seenBy(tx, actor, webhook)
  if (!owned) throw notFound('webhook')
  return owned
}

/** A delivery with its webhook. Answers not-found to anyone who may not see that webhook. */
export async function getDelivery(db: Queryable, actor: Actor, uid: string): Promise<Owned & { delivery: Delivery }> {
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.uid, uid))
  const owned = delivery && (await findWebhook(db, actor, delivery.webhookUid))
  if (!owned) throw notFound('delivery')
  return { delivery, ...owned }
}

const isOf = ({ orgUid }: Owner) => (orgUid === null ? isNull(webhooks.orgUid) : eq(webhooks.orgUid, orgUid))

/** The webhooks of an organisation or of our team: those that are on first, then the newest. */
export async function listWebhooksOf(db: Queryable, of: Owner): Promise<Webhook[]> {
  return db
    .select()
    .from(webhooks)
    .where(isOf(of))
    .orderBy(sql`(${webhooks.offAt} is null) desc`, desc(webhooks.createdAt), desc(webhooks.uid))
    .limit(200)
}

/** Refuses one more than may be on. The organisation, or our whole team, stays locked, so that two at once don’t both find room. */
export async function requireRoom(tx: Tx, of: Owner): Promise<void> {
  if (of.orgUid === null) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks of our team'))`)
  else await lockOrganisation(tx, of.orgUid)
  const [row] = await tx
    .select({ on: count() })
    .from(webhooks)
    .where(and(isOf(of), isNull(webhooks.offAt)))
  if ((row?.on ?? 0) >= mostWebhooks)
    throw new CallError('failed-precondition', `There are ${mostWebhooks} webhooks already. Turn one off first.`)
}

/** What webhooks are called, by their uids. For staff alone. */
export async function findWebhookNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const { uid, name } = webhooks
  const rows = await db
    .select({ uid, name })
    .from(webhooks)
    .where(inArray(uid, [...uids]))
  return new Map(rows.map((row) => [row.uid, row.name]))
}

/** Refuses to send anything to one that is off. */
export function refuseOff({ offAt }: Webhook): void {
  if (offAt) throw new CallError('failed-precondition', 'This webhook is off. Turn it on first.')
}

/** Turns a webhook off and gives up what is due there. */
export async function storeOff(tx: Tx, { uid, version }: Webhook, change: Partial<Webhook> = {}): Promise<Webhook> {
  const off = one(
    await tx
      .update(webhooks)
      .set({ ...change, offAt: now(), version: version + 1 })
      .where(eq(webhooks.uid, uid))
      .returning(),
  )
  await giveUpDue(tx, uid)
  return off
}

/** Gives up what is due at a webhook that is off. */
export async function giveUpDue(tx: Tx, webhookUid: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: null, problem: sql`coalesce(${webhookDeliveries.problem}, 'The webhook was turned off.')` })
    .where(and(eq(webhookDeliveries.webhookUid, webhookUid), isNotNull(webhookDeliveries.dueAt)))
}
