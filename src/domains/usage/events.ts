import { defineEvents, type Kinds } from '../audit/events.ts'

/** Who read what people did. */
export const usageEvents = defineEvents({
  'usage.read': { words: 'Usage read', topic: 'usage' },
  'usage.session-read': { words: 'Usage session read', topic: 'usage' },
  'usage.errors-read': { words: 'Errors of users read', topic: 'usage' },
  'usage.exported': { words: 'Usage exported', topic: 'usage' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof usageEvents> {}
}
