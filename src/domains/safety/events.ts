import { defineEvents, type Kinds } from '../audit/events.ts'

/** Of our team alone: neither side sees that there was a report. */
export const safetyEvents = defineEvents({
  'report.made': { words: 'Reported', topic: 'help' },
  'report.decided': { words: 'Report decided', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof safetyEvents> {}
}
