import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { WebhookAnswer, WebhookSender } from '../../../adapters/webhooks/webhooks.ts'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { ownerOf } from '../../keys/server/keys.ts'
import { pushTo, pushToProfiles } from '../../notifications/server/live-updates.ts'
import { webhookFailed } from './changes.ts'
import { makeBody } from './payload.ts'
import { signedHeaders } from './secrets.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import type { Delivery, Webhook } from './webhooks.ts'

/** What could not be delivered for so long is given up. */
const longestMs = 3 * dayMs
/** A webhook to which nothing arrived for so long is turned off. */
const failingMs = 5 * dayMs
/** The longest wait between two tries. */
const longestWaitMs = 8 * hourMs
/** A try must be over by then; a process that was killed meanwhile leaves it to be tried again. */
const leaseMs = minuteMs
/** So many are on their way at the same time, and of these so many to the same webhook: one that hangs holds up no other. */
const lanes = 10
const lanesEach = 2

type Parts = { db: Db; config: Config; log: Log }

/** Sends what is due. Each is claimed before it is sent, and no connection is held while the other system is spoken to. */
export async function sendDueDeliveries(parts: Parts, sender: WebhookSender): Promise<void> {
  const atWork = new Set<Promise<void>>()
  for (;;) {
    const claimed = atWork.size < lanes ? await claim(parts.db) : null
    if (claimed) {
      const sending = trySending(parts, sender, claimed).finally(() => atWork.delete(sending))
      atWork.add(sending)
    } else if (atWork.size > 0) await Promise.race(atWork)
    else return
  }
}

/** Takes the next that is due: nobody else finds it until the lease ends. */
async function claim(db: Db): Promise<Delivery | null> {
  const at = now()
  const { uid, dueAt, claimedUntil, webhookUid } = webhookDeliveries
  const atWork = sql`(select count(*) from webhook_deliveries busy
    where busy.webhook_uid = ${webhookUid} and busy.due_at is not null and busy.claimed_until > ${at})`
  const next = db
    .select({ uid })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.uid, webhookUid))
    .where(
      and(
        lte(dueAt, at),
        or(isNull(claimedUntil), lte(claimedUntil, at)),
        isNull(webhooks.offAt),
        sql`${atWork} < ${lanesEach}`,
      ),
    )
    .orderBy(asc(dueAt))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({ claimedUntil: plus(at, leaseMs), tries: sql`${webhookDeliveries.tries} + 1` })
    .where(eq(uid, sql`(${next})`))
    .returning()
  return claimed ?? null
}

async function trySending({ db, config, log }: Parts, sender: WebhookSender, delivery: Delivery): Promise<void> {
  const { uid, webhookUid, tries } = delivery
  try {
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.uid, webhookUid))
    const body = delivery.body ?? (await makeBody(db, config, delivery))
    if (!webhook || body === null) {
      await db.delete(webhookDeliveries).where(eq(webhookDeliveries.uid, uid))
      return
    }
    const answer = await sender.send({ url: webhook.url, headers: signedHeaders(config, webhook, uid, body), body })
    await db.transaction((tx) => settle(tx, config, { ...delivery, body }, answer))
  } catch (error) {
    log.error({ err: error, delivery: uid, tries }, 'a webhook could not be sent')
    const dueAt = nextTry(delivery, 0, now())
    await db
      .update(webhookDeliveries)
      .set({ dueAt, claimedUntil: null, problem: 'We couldn’t prepare it.' })
      .where(eq(webhookDeliveries.uid, uid))
  }
}

const hasArrived = ({ status }: WebhookAnswer) => status !== null && status >= 200 && status < 300

/** Writes down how a try ended, and what follows for its webhook. */
async function settle(tx: Tx, config: Config, delivery: Delivery, answer: WebhookAnswer): Promise<void> {
  const at = now()
  const arrived = hasArrived(answer)
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.uid, delivery.webhookUid)).for('update')
  if (!webhook) return
  await tx
    .update(webhookDeliveries)
    .set({
      body: delivery.body,
      claimedUntil: null,
      dueAt:
        arrived || webhook.offAt ? null : nextTry(delivery, answer.status === null ? 0 : (answer.afterMs ?? 0), at),
      lastTriedAt: at,
      ...(arrived && { deliveredAt: at }),
      status: answer.status,
      answer: answer.status === null ? null : answer.text,
      problem: arrived ? null : problemOf(answer),
      tookMs: answer.tookMs,
    })
    .where(eq(webhookDeliveries.uid, delivery.uid))
  await showOpenPages(tx, webhook)
  if (arrived) {
    await tx.update(webhooks).set({ failingSince: null, lastDeliveredAt: at }).where(eq(webhooks.uid, webhook.uid))
    return
  }
  if (webhook.offAt) return
  const failingSince = webhook.failingSince ?? at
  await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.uid, webhook.uid))
  if (answer.status === 410 || plus(failingSince, failingMs) <= at) await turnOffFailed(tx, config, webhook)
}

/** The log moves while somebody looks at it, such as after a test. */
async function showOpenPages(tx: Tx, { orgUid, accountUid }: Webhook): Promise<void> {
  const touched = ['webhook', 'webhook-delivery']
  if (orgUid === null) await pushTo(tx, accountUid ? [accountUid] : [], touched)
  else await pushToProfiles(tx, (await ownerOf(tx, orgUid)).brandUids, touched)
}

async function turnOffFailed(tx: Tx, config: Config, webhook: Webhook): Promise<void> {
  const off = await storeOff(tx, webhook)
  await webhookFailed(tx, config, await ownerOf(tx, webhook.orgUid), off)
}

/** Nothing is sent there any more, and what waits is given up. */
export async function storeOff(tx: Tx, { uid, version }: Webhook, change: Partial<Webhook> = {}): Promise<Webhook> {
  const off = one(
    await tx
      .update(webhooks)
      .set({ ...change, offAt: now(), version: version + 1 })
      .where(eq(webhooks.uid, uid))
      .returning(),
  )
  await tx
    .update(webhookDeliveries)
    .set({ dueAt: null, problem: sql`coalesce(${webhookDeliveries.problem}, 'The webhook was turned off.')` })
    .where(and(eq(webhookDeliveries.webhookUid, uid), isNotNull(webhookDeliveries.dueAt)))
  return off
}

/** Twice as long each time, or what the other system asks for where that is longer; null once it is given up. */
function nextTry({ tries, queuedAt }: Delivery, askedMs: number, at: Date): Date | null {
  const waitMs = Math.min(Math.max(minuteMs * 2 ** Math.min(tries - 1, 20), askedMs), longestWaitMs)
  const next = plus(at, waitMs)
  return next <= plus(queuedAt, longestMs) ? next : null
}

function problemOf(answer: WebhookAnswer): string {
  if (answer.status === null) return answer.why
  if (answer.status >= 300 && answer.status < 400) return `It answered ${answer.status}: we don’t follow redirects.`
  return `It answered ${answer.status}.`
}
