import { defineEvents, type Kinds } from '../audit/events.ts'

/** What a side says to the team alone: no customer sees it, whoever it came from. */
export const messageEvents = defineEvents({
  'staff-help.requested': { words: 'Asked the team to help', topic: 'help' },
  'staff-help.resolved': { words: 'The team has helped', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof messageEvents> {}
}
