import { must } from '../../kit/contract/must.ts'
import { examplePayload } from '../../domains/webhooks/examples.ts'
import { WebhookPayload } from '../../domains/webhooks/payload.ts'
import { type Topic, topicNames, topics } from '../../domains/webhooks/topics.ts'
import type { Schema } from './api-docs.ts'
import { wordsForKeys } from './openapi-fields.ts'
import { componentPath, outputSchema } from './openapi-schemas.ts'

const abouts = ['collab', 'deliverable', 'invoice'] as const
type About = (typeof abouts)[number]

const recordNames = { collab: 'WebhookCollab', deliverable: 'WebhookDeliverable', invoice: 'WebhookInvoice' } as const
const recordWords: Readonly<Record<About, string>> = {
  collab: 'A collab, as webhooks send it. getCollab has all of it.',
  deliverable: 'A deliverable, as webhooks send it. getDeliverables has all of it.',
  invoice: 'An invoice, as webhooks send it.',
}

/** What webhooks send of each record. */
const parts = Object.fromEntries(
  abouts.map((about) => {
    const { schema, records } = outputSchema(WebhookPayload.shape.data.shape[about], wordsForKeys)
    const part = must(
      schema.anyOf?.find(({ type }) => type !== 'null'),
      about,
    )
    return [about, { part: { ...part, description: recordWords[about] }, records }]
  }),
) as Record<About, { part: Schema; records: Record<string, Schema> }>

/** The records that the payloads refer to, by their names. */
export const webhookRecords: Readonly<Record<string, Schema>> = Object.assign(
  Object.fromEntries(abouts.map((about) => [recordNames[about], parts[about].part])),
  ...abouts.map((about) => parts[about].records),
)

const headers = [
  ['webhook-id', 'The message’s ID. It’s the same when we send the message again: ignore duplicates.'],
  ['webhook-timestamp', 'When we sent it, in seconds since 1970. Refuse one older than five minutes.'],
  [
    'webhook-signature',
    'Signatures by Standard Webhooks, separated by spaces: “v1,” and the HMAC-SHA256 of “{webhook-id}.{webhook-timestamp}.{body}”, in base64. Accept the message if any signature matches.',
  ],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }))

/** `webhooks` of the description: what is sent for each event. */
export const webhookEvents = Object.fromEntries(topicNames.map((type) => [type, { post: operationOf(type) }]))

function operationOf(type: Topic) {
  const { words } = topics[type]
  const schema = payloadOf(type)
  return {
    operationId: `webhook.${type}`,
    summary: words,
    tags: ['webhooks'],
    description: `${words}. A message arrives at least once, and the order isn’t promised. A test that you send looks the same, with “test” true and invented data.`,
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: examplePayload(type, '2026-05-01T12:30:00.000Z') } },
    },
    responses: {
      '2XX': { description: 'You have it. Respond within 15 seconds.' },
      410: { description: 'Gone: we turn the webhook off.' },
      '4XX': { description: 'We try again for three days, each time after a longer wait.' },
      '5XX': { description: 'The same. We wait for as long as your Retry-After says, if that’s longer.' },
    },
  }
}

function payloadOf(type: Topic): Schema {
  const about = aboutOf(type)
  const recordOf = (one: About): Schema =>
    about.has(one)
      ? { $ref: `${componentPath}${recordNames[one]}` }
      : { type: 'null', description: 'Not part of this event.' }
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: type, description: 'What happened.' },
      test: { type: 'boolean', description: 'True in a test that somebody sent: its data is invented.' },
      timestamp: {
        type: 'string',
        format: 'date-time',
        description: 'When it happened. In UTC, such as 2026-05-01T12:30:00.000Z.',
      },
      data: {
        type: 'object',
        description: 'What it’s about.',
        properties: Object.fromEntries(abouts.map((one) => [one, recordOf(one)])),
        required: [...abouts],
      },
    },
    required: ['type', 'test', 'timestamp', 'data'],
  }
}

/** Which records the payload of an event has. */
function aboutOf(type: Topic): ReadonlySet<About> {
  const { kind } = topics[type]
  if (kind === 'invoice.paid') return new Set(['invoice'])
  return new Set(kind.startsWith('deliverable.') ? ['collab', 'deliverable'] : ['collab'])
}
