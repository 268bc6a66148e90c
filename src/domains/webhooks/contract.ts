import * as z from 'zod/mini'
import { BrandUid, WebhookDeliveryUid, WebhookUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { instant, nameText, page, pageInput, version } from '../../kit/contract/fields.ts'
import { deliveryStates, formerHours, webhookFormats, webhookStates } from './fields.ts'
import { deliveryTypes, topicNames } from './topics.ts'

const wrongUrl = 'Enter an address that starts with https://'

/** What is chosen when a webhook is created, and can be changed later. */
export const WebhookFields = z.object({
  name: nameText(60),
  // http as well: whether it’s allowed depends on where the product runs, so the server decides.
  url: z
    .url({ protocol: /^https?$/, error: wrongUrl })
    .check(z.maxLength(500, 'Use an address of at most 500 characters.')),
  topics: z
    .array(z.enum(topicNames))
    .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(topicNames.length, 'Choose each event once.')),
})
export type WebhookFields = z.output<typeof WebhookFields>

export const WebhookView = z.object({
  uid: WebhookUid,
  version: z.number(),
  name: z.string(),
  url: z.string(),
  format: z.enum(webhookFormats),
  topics: z.array(z.enum(topicNames)),
  /** Null once they have closed their account. */
  createdBy: z.nullable(z.string()),
  createdAt: instant,
  state: z.enum(webhookStates),
  /** Since when nothing has arrived; null while deliveries arrive. */
  failingSince: z.nullable(instant),
  /** Whether only tests have failed since then. */
  onlyTestsFailed: z.boolean(),
  lastDeliveredAt: z.nullable(instant),
  /** Until when we also sign with the old secret. */
  formerUntil: z.nullable(instant),
  can: z.object({
    manage: z.boolean(),
    replaceSecret: z.boolean(),
    turnOn: z.boolean(),
    turnOff: z.boolean(),
    delete: z.boolean(),
  }),
})
export type WebhookView = z.output<typeof WebhookView>

export const DeliveryView = z.object({
  uid: WebhookDeliveryUid,
  type: z.enum(deliveryTypes),
  /** The event that a test is an example of; null for other deliveries. */
  exampleOf: z.nullable(z.enum(topicNames)),
  /** When it happened. */
  at: instant,
  state: z.enum(deliveryStates),
  tries: z.number(),
  lastTriedAt: z.nullable(instant),
  /** Of one that waits. */
  nextTryAt: z.nullable(instant),
  /** The HTTP status of the last answer; null without one. */
  status: z.nullable(z.number()),
  /** Why the last try failed, as a sentence. */
  problem: z.nullable(z.string()),
  canResend: z.boolean(),
})
export type DeliveryView = z.output<typeof DeliveryView>

/** Null: the webhooks of our own team. */
const whose = { brandUid: z.nullable(BrandUid) }
const one = { uid: WebhookUid }
const oneDelivery = { uid: WebhookDeliveryUid }
const managed = { kind: 'write', ownHands: true, access: { brandAdmin: 'own', admin: 'own' } } as const
const seen = { kind: 'read', access: { brandAdmin: 'own', admin: 'any' }, refusals: ['not-found'] } as const

/**
 * Webhooks send what happens at an organisation’s venues to other systems, and to our team’s systems what happens at any
 * venue. For programs they follow the Standard Webhooks specification; in a chat each writes a message. A message arrives at least once; the order isn’t promised.
 */
export const webhookCalls = defineCalls({
  listWebhooks: {
    ...seen,
    input: z.object(whose),
    output: z.object({ rows: z.array(WebhookView), canCreate: z.boolean() }),
    shows: ['webhook', 'team'],
  },
  createWebhook: {
    ...managed,
    confirmed: true,
    input: z.object({ ...whose, format: z._default(z.enum(webhookFormats), 'standard'), fields: WebhookFields }),
    /** Without a secret where it writes to a chat, whose address is one. */
    output: z.object({ secret: z.nullable(z.string()), webhook: WebhookView }),
    refusals: ['not-found', 'invalid-argument', 'failed-precondition'],
    touches: ['webhook'],
  },
  /** Changes its name, where it sends and what. What is due goes to the new address; the secret stays. */
  saveWebhook: {
    ...managed,
    confirmed: true,
    input: z.object({ ...one, version, fields: WebhookFields }),
    output: WebhookView,
    refusals: ['not-found', 'invalid-argument', 'failed-precondition', 'aborted'],
    touches: ['webhook'],
  },
  /** Makes a new secret. We also sign with the old one for `formerHours`; an even older one stops at once. */
  replaceWebhookSecret: {
    ...managed,
    confirmed: true,
    input: z.object({ ...one, version, formerHours: z.literal(formerHours) }),
    /** The one time that the secret is seen. */
    output: z.object({ secret: z.string(), webhook: WebhookView }),
    refusals: ['not-found', 'failed-precondition', 'aborted'],
    touches: ['webhook'],
  },
  /** Sends events again from now on; those that happened while it was off are never sent. */
  turnOnWebhook: {
    ...managed,
    input: z.object(one),
    output: WebhookView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['webhook'],
  },
  /** Cancels the deliveries that are still due; nothing more is sent until the webhook is turned on again. */
  turnOffWebhook: {
    kind: 'write',
    ownHands: true,
    access: { brandAdmin: 'own', admin: 'any' },
    input: z.object(one),
    output: WebhookView,
    refusals: ['not-found'],
    touches: ['webhook', 'webhook-delivery'],
  },
  /** For good, with the log of what it sent; nothing more is sent there. */
  deleteWebhook: {
    ...managed,
    input: z.object(one),
    output: z.object({ deleted: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['webhook', 'webhook-delivery'],
  },
  /** Sends an invented example of one of its events, the first where none is named. */
  sendTestWebhook: {
    ...managed,
    creates: true,
    perMinute: 10,
    input: z.object({ ...one, topic: z.optional(z.enum(topicNames)) }),
    output: DeliveryView,
    refusals: ['not-found', 'invalid-argument', 'failed-precondition'],
    touches: ['webhook-delivery'],
  },
  /** What was sent in the last 30 days, the newest first. */
  listWebhookDeliveries: {
    ...seen,
    input: z.object({ ...one, ...pageInput }),
    output: page(DeliveryView),
    shows: ['webhook-delivery'],
  },
  /** One with what was sent and the start of the answer. */
  getWebhookDelivery: {
    ...seen,
    input: z.object(oneDelivery),
    output: z.extend(DeliveryView, {
      /** Null until it was tried. */
      body: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      tookMs: z.nullable(z.number()),
    }),
    shows: ['webhook-delivery'],
  },
  /** The same again, under the same id. */
  resendWebhookDelivery: {
    ...managed,
    perMinute: 30,
    input: z.object(oneDelivery),
    output: DeliveryView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['webhook-delivery'],
  },
})
