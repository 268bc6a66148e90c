import { defineEvents, type Kinds } from '../audit/events.ts'

/** Who read what people did. */
export const usageEvents = defineEvents({
  'usage.read': { words: 'Usage viewed', does: 'viewed the usage of {it}', topic: 'usage' },
  'usage.session-read': { words: 'Usage session viewed', does: 'viewed a usage session of {it}', topic: 'usage' },
  'usage.errors-read': { words: 'Error reports viewed', does: 'viewed users’ error reports', topic: 'usage' },
  'usage.exported': { words: 'Usage exported', does: 'exported the usage of {it}', topic: 'usage' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof usageEvents> {}
}
