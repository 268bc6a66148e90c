import { defineEvents, type Kinds } from '../audit/events.ts'

/** Of our team alone: neither side sees that there was a report. */
export const safetyEvents = defineEvents({
  'report.made': { words: 'Reported', does: 'reported {it}', topic: 'help' },
  'report.decided': { words: 'Report resolved', does: 'resolved a report about {it}', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof safetyEvents> {}
}
