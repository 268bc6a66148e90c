import { and, eq, inArray, isNull, isNotNull, or } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { collector } from '../../../kit/server/at-end.ts'
import { say } from '../../../kit/server/bus.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Fields } from '../../audit/events.ts'
import type { Recorded } from '../../audit/server/recorded.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type Topic, topicOf } from '../topics.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

export const webhookChannel = 'webhook'

/** Has what is due sent as soon as the transaction is through. */
export const wakeSender = (tx: Queryable) => say(tx, webhookChannel, '')

type Occurred = Recorded & { topic: Topic; brandUid: string }

/** Puts what was recorded on its way to whoever asked for it, in the transaction of the action: it leaves if and only if it happened. */
export async function queueDeliveries(tx: Tx, recorded: Recorded): Promise<void> {
  const { kind, brandUid } = recorded
  const topic = topicOf(kind)
  if (topic && brandUid) await queueing(tx, { ...recorded, topic, brandUid })
}

const queueing = collector<Occurred>(async (tx, occurred) => {
  const receivers = await findReceivers(tx, occurred)
  const at = now()
  const rows = receivers.flatMap(({ uid: webhookUid, topics, brandUid: of }) =>
    occurred
      .filter(({ topic, brandUid }) => topics.includes(topic) && (of === null || of === brandUid))
      .map(({ uid: eventUid, topic, at: happenedAt, subjectUid, brandUid, influencerUid, context }) => ({
        uid: newUid('webhook_delivery'),
        webhookUid,
        eventUid,
        type: topic,
        at: happenedAt,
        ...aboutOf(topic, subjectUid, context),
        brandUid,
        influencerUid,
        queuedAt: at,
        dueAt: at,
      })),
  )
  if (rows.length === 0) return
  await tx.insert(webhookDeliveries).values(rows)
  await wakeSender(tx)
})

/** The records that it is about. */
function aboutOf(topic: Topic, subjectUid: string, { invoice, deliverable }: Fields) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  if (topic === 'invoice.paid') return { collabUid: null, deliverableUid: null, invoiceId: text(invoice) }
  return { collabUid: subjectUid, deliverableUid: text(deliverable), invoiceId: null }
}

/** The webhooks that are on: our team's once, an organisation's once for each of these venues it has. */
async function findReceivers(tx: Queryable, occurred: readonly Occurred[]) {
  const brandUids = [...new Set(occurred.map(({ brandUid }) => brandUid))]
  return tx
    .select({ uid: webhooks.uid, topics: webhooks.topics, brandUid: brandFacts.uid })
    .from(webhooks)
    .leftJoin(brandFacts, and(eq(brandFacts.orgUid, webhooks.orgUid), inArray(brandFacts.uid, brandUids)))
    .where(and(isNull(webhooks.offAt), or(isNull(webhooks.orgUid), isNotNull(brandFacts.uid))))
}
