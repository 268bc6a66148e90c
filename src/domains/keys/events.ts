import { defineEvents, type Kinds } from '../audit/events.ts'

/** API keys. What a key does is recorded as what its person did, with the key beside it (`apiKey`). */
export const keyEvents = defineEvents({
  'api-key.created': { words: 'API key created', does: 'created the API key {it}', topic: 'key' },
  'api-key.replaced': { words: 'API key replaced', does: 'replaced the API key {it}', topic: 'key' },
  'api-key.revoked': { words: 'API key turned off', does: 'turned off the API key {it}', topic: 'key' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof keyEvents> {}
}
