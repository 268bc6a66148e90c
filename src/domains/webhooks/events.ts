import { defineEvents, type Kinds } from '../audit/events.ts'

/** Webhooks. What they send is in their own log. */
export const webhookEvents = defineEvents({
  'webhook.created': { words: 'Webhook created', does: 'created the webhook {it}', topic: 'webhook' },
  'webhook.changed': { words: 'Webhook changed', does: 'changed the webhook {it}', topic: 'webhook' },
  'webhook.secret-replaced': {
    words: 'Webhook secret replaced',
    does: 'replaced the secret for the webhook {it}',
    topic: 'webhook',
  },
  'webhook.turned-on': { words: 'Webhook turned on', does: 'turned on the webhook {it}', topic: 'webhook' },
  'webhook.turned-off': { words: 'Webhook turned off', does: 'turned off the webhook {it}', topic: 'webhook' },
  'webhook.deleted': { words: 'Webhook deleted', does: 'deleted the webhook {it}', topic: 'webhook' },
  'webhook.failed': {
    words: 'Webhook turned off: nothing arrived',
    does: 'turned off the webhook {it}, because nothing arrived',
    topic: 'webhook',
  },
  'webhook.gone': {
    words: 'Webhook turned off: asked to stop',
    does: 'turned off the webhook {it}, because the other system asked us to stop',
    topic: 'webhook',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof webhookEvents> {}
}
