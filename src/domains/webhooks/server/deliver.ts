import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import type { WebhookAnswer, WebhookSender } from '../../../adapters/webhooks/webhooks.ts'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { workInLanes } from '../../../kit/server/lanes.ts'
import type { Log } from '../../../kit/server/log.ts'
import { ownerOf } from '../../organisations/server/owner.ts'
import { pushToManagers, webhookChanged } from './changes.ts'
import { makeBody } from './payload.ts'
import { headersOf } from './secrets.ts'
import { webhookDeliveries, webhooks } from './tables.ts'
import { type Delivery, storeOff } from './webhooks.ts'

/** What could not be delivered for so long is given up. */
const longestMs = 3 * dayMs
/** A webhook to which nothing arrived for so long is turned off. */
const failingMs = 5 * dayMs
/** The longest wait between two tries. */
const longestWaitMs = 8 * hourMs
/** A try must be over by then; a process that was killed meanwhile leaves it to be tried again. */
const leaseMs = minuteMs
/** So many are on their way at the same time. */
const lanes = 10
/** Of these, so many to the same webhook: one that hangs leaves room for the others. */
const lanesEach = 2

type Parts = { db: Db; config: Config; log: Log }

/** Sends what is due. Each is claimed before it is sent, and no connection is held while the other system is spoken to. */
export async function sendDueDeliveries(parts: Parts, sender: WebhookSender): Promise<void> {
  await workInLanes(
    lanes,
    () => claim(parts.db),
    (claimed) => trySending(parts, sender, claimed),
  )
}

/** Takes the next that is due: nobody else finds it until the lease ends. */
async function claim(db: Db): Promise<Delivery | null> {
  const at = now()
  const { uid, dueAt, claimedUntil, webhookUid } = webhookDeliveries
  const busy = db
    .select({ webhookUid })
    .from(webhookDeliveries)
    .where(gt(claimedUntil, at))
    .groupBy(webhookUid)
    .having(gte(count(), lanesEach))
  const next = db
    .select({ uid })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.uid, webhookUid))
    .where(
      and(
        lte(dueAt, at),
        or(isNull(claimedUntil), lte(claimedUntil, at)),
        isNull(webhooks.offAt),
        notInArray(webhookUid, busy),
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

/** Never throws: what it could not write down is tried again when the lease ends. */
async function trySending(parts: Parts, sender: WebhookSender, delivery: Delivery): Promise<void> {
  const { db, config, log } = parts
  const { uid, webhookUid, tries } = delivery
  let problem = 'We couldn’t prepare this message.'
  try {
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.uid, webhookUid))
    const body = delivery.body ?? (webhook ? await makeBody(db, config, webhook.format, delivery) : null)
    if (!webhook || body === null) {
      await db.delete(webhookDeliveries).where(eq(webhookDeliveries.uid, uid))
      return
    }
    problem = 'Something went wrong on our side.'
    const answer = await sender.send({ url: webhook.url, headers: headersOf(config, webhook, uid, body), body })
    await db.transaction((tx) => settle(tx, config, { ...delivery, body }, answer))
  } catch (error) {
    log.error({ err: error, delivery: uid, tries }, 'a webhook could not be sent')
    await storeOurFailure(db, delivery, problem).catch((again: unknown) =>
      log.error({ err: again, delivery: uid, tries }, 'a failed webhook delivery could not be stored'),
    )
  }
}

/** A try that failed on our side says nothing about the other system: the webhook stays as it is. */
async function storeOurFailure(db: Db, delivery: Delivery, problem: string): Promise<void> {
  const at = now()
  const dueAt = nextTry(delivery, 0, at)
  await db
    .update(webhookDeliveries)
    .set({ dueAt, claimedUntil: null, lastTriedAt: at, problem: dueAt ? `${problem} We’ll try again.` : problem })
    .where(and(eq(webhookDeliveries.uid, delivery.uid), isNotNull(webhookDeliveries.dueAt)))
}

const hasArrived = ({ status }: WebhookAnswer) => status !== null && status >= 200 && status < 300

/** Writes down how a try ended, and what follows for its webhook. */
async function settle(tx: Tx, config: Config, delivery: Delivery, answer: WebhookAnswer): Promise<void> {
  const at = now()
  const arrived = hasArrived(answer)
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.uid, delivery.webhookUid)).for('no key update')
  if (!webhook) return
  const next = arrived ? null : nextTry(delivery, answer.status === null ? 0 : (answer.afterMs ?? 0), at)
  await tx
    .update(webhookDeliveries)
    .set({
      body: delivery.body,
      claimedUntil: null,
      // What was given up while it was on its way stays so, even if the webhook is on again by now.
      dueAt: sql`case when ${webhookDeliveries.dueAt} is not null then ${next}::timestamptz end`,
      lastTriedAt: at,
      ...(arrived && { deliveredAt: at }),
      status: answer.status,
      answer: answer.status === null ? null : answer.text,
      problem: arrived ? null : problemOf(answer),
      tookMs: answer.tookMs,
    })
    .where(eq(webhookDeliveries.uid, delivery.uid))
  const of = await ownerOf(tx, webhook.orgUid)
  await pushToManagers(tx, of, ['webhook', 'webhook-delivery'])
  if (arrived) {
    await tx.update(webhooks).set({ failingSince: null, lastDeliveredAt: at }).where(eq(webhooks.uid, webhook.uid))
    return
  }
  if (webhook.offAt) return
  const failingSince = webhook.failingSince ?? at
  await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.uid, webhook.uid))
  const cause = answer.status === 410 ? 'gone' : plus(failingSince, failingMs) <= at ? 'failed' : null
  if (cause) await webhookChanged(tx, { actor: systemActor, config }, cause, of, await storeOff(tx, webhook))
}

/** Twice as long each time, or what the other system asks for where that is longer; null once it is given up. */
function nextTry({ tries, queuedAt }: Delivery, askedMs: number, at: Date): Date | null {
  const waitMs = Math.min(Math.max(minuteMs * 2 ** Math.min(tries - 1, 20), askedMs), longestWaitMs)
  const next = plus(at, waitMs)
  return next <= plus(queuedAt, longestMs) ? next : null
}

function problemOf(answer: WebhookAnswer): string {
  if (answer.status === null) return answer.why
  if (answer.status >= 300 && answer.status < 400)
    return `The other system responded with ${answer.status}. We don’t follow redirects.`
  return `The other system responded with ${answer.status}.`
}
