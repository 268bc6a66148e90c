import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { lockStaffMember } from '../../accounts/server/staff.ts'
import { ownerOf } from '../../keys/server/keys.ts'
import type { KeyOwner } from '../../keys/server/policy.ts'
import { lockOrganisation } from '../../organisations/server/reads.ts'
import { mostWebhooks } from '../fields.ts'
import { webhookPolicy } from './policy.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

export type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

const noWebhook = () => new CallError('not-found', 'We couldn’t find that webhook.')

async function seenBy(db: Queryable, actor: Actor, webhook: Webhook | undefined): Promise<Owned> {
  const of = webhook && (await ownerOf(db, webhook.orgUid))
  if (!webhook || !of || !may(webhookPolicy, actor, 'see', of)) throw noWebhook()
  return { webhook, of }
}
type Owned = { webhook: Webhook; of: KeyOwner }

/** A webhook with whose it is. Not found for who may not see it. */
export async function getWebhook(db: Queryable, actor: Actor, uid: string): Promise<Owned> {
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.uid, uid))
  return seenBy(db, actor, webhook)
}

/** The same, its row locked until the transaction ends. */
export async function lockWebhook(tx: Tx, actor: Actor, uid: string): Promise<Owned> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.uid, uid)).for('update')
  return seenBy(tx, actor, webhook)
}

/** A delivery with its webhook. Not found for who may not see that. */
export async function getDelivery(db: Queryable, actor: Actor, uid: string): Promise<Owned & { delivery: Delivery }> {
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.uid, uid))
  const owned = delivery && (await getWebhook(db, actor, delivery.webhookUid).catch(() => null))
  if (!delivery || !owned) throw new CallError('not-found', 'We couldn’t find that delivery.')
  return { delivery, ...owned }
}

const isOf = ({ orgUid }: KeyOwner) => (orgUid === null ? isNull(webhooks.orgUid) : eq(webhooks.orgUid, orgUid))

/** The webhooks of an organisation or of our team: those that are on first, then the newest. */
export async function listWebhooksOf(db: Queryable, of: KeyOwner): Promise<Webhook[]> {
  return db
    .select()
    .from(webhooks)
    .where(isOf(of))
    .orderBy(sql`(${webhooks.offAt} is null) desc`, desc(webhooks.createdAt), desc(webhooks.uid))
    .limit(200)
}

/** Refuses one more than may be on. Counted one after the other: the organisation, or the person of our team, stays locked. */
export async function requireRoom(tx: Tx, of: KeyOwner, accountUid: string): Promise<void> {
  await (of.orgUid === null ? lockStaffMember(tx, accountUid) : lockOrganisation(tx, of.orgUid))
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
