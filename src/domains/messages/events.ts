import { defineEvents, type Kinds } from '../audit/events.ts'

/** What a side says to the team alone: no customer sees it, whoever it came from. */
export const messageEvents = defineEvents({
  'staff-help.requested': { words: 'Requested help from our team', topic: 'help' },
  'support.requested': { words: 'Wrote to support', topic: 'support' },
  'support.replied': { words: 'Wrote on in a support thread', topic: 'support' },
  'support.settled': { words: 'Support thread settled', topic: 'support' },
  'staff-help.resolved': { words: 'Our team helped', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof messageEvents> {}
}
