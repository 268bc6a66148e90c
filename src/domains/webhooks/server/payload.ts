import { anonymousActor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { first, must } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findInvoice } from '../../billing/server/invoices.ts'
import { getCollab } from '../../collabs/server/reads.ts'
import { viewCollab } from '../../collabs/server/view.ts'
import { getDeliverable } from '../../content/server/deliverable.ts'
import { viewDeliverable } from '../../content/server/view.ts'
import { examplePayload } from '../examples.ts'
import type { WebhookFormat } from '../fields.ts'
import { WebhookPayload } from '../payload.ts'
import { type Topic, topicNames } from '../topics.ts'
import { chatMessage, writeMessage } from './chat.ts'
import type { Delivery } from './webhooks.ts'

/** The body of a delivery: what the venue sees now, cut to what is sent, or the chat’s message of it. Null where there is nothing to see any more. */
export async function makeBody(
  db: Queryable,
  config: Config,
  format: WebhookFormat,
  delivery: Delivery,
): Promise<string | null> {
  const { type, at } = delivery
  const timestamp = at.toISOString()
  const payload =
    type === 'test'
      ? examplePayload(delivery.exampleOf ?? first(topicNames), timestamp)
      : await findPayload(db, config, delivery, type, timestamp)
  if (!payload) return null
  return JSON.stringify(format === 'standard' ? payload : writeMessage[format](chatMessage(config, delivery, payload)))
}

async function findPayload(db: Queryable, config: Config, delivery: Delivery, type: Topic, timestamp: string) {
  const data = await findData(db, config, delivery)
  return data && WebhookPayload.parse({ type, test: false, timestamp, data })
}

const noData = { collab: null, deliverable: null, invoice: null }

/** As a member of the venue’s team sees it, also for our team’s webhooks: what is left out for one is left out for all. */
async function findData(db: Queryable, config: Config, delivery: Delivery) {
  const { brandUid, collabUid, deliverableUid, invoiceId } = delivery
  if (invoiceId) {
    const invoice = await findInvoice(db, invoiceId)
    return invoice && { ...noData, invoice }
  }
  const actor = { ...anonymousActor, brands: { [must(brandUid, 'the venue of a delivery')]: 'member' as const } }
  try {
    const collab = await getCollab(db, actor, must(collabUid, 'the collab of a delivery'))
    const found = deliverableUid ? await getDeliverable(db, actor, deliverableUid) : null
    return {
      ...noData,
      collab: await viewCollab(db, actor, collab),
      deliverable: found && (await viewDeliverable(db, config, actor, collab, found.deliverable)),
    }
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-found') return null
    throw error
  }
}
