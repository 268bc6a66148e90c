import { defineEvents, type Kinds } from '../audit/events.ts'

/** Calls with the team, and when its people take them. */
export const meetingEvents = defineEvents({
  'call.booked': { words: 'Call booked', topic: 'meeting' },
  'call.moved': { words: 'Call moved', topic: 'meeting' },
  'call.cancelled': { words: 'Call cancelled', topic: 'meeting' },
  'call.handed-over': { words: 'Call handed over', topic: 'meeting' },
  'call.held': { words: 'Call held', topic: 'meeting' },
  'call.no-show-guest': { words: 'Caller did not join', topic: 'meeting' },
  'call.no-show-staff': { words: 'Nobody of ours joined', topic: 'meeting' },
  'call.wished': { words: 'Call requested', topic: 'meeting' },
  'call.wish-answered': { words: 'Call request answered', topic: 'meeting' },
  'account.hours-saved': { words: 'Hours for calls saved', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof meetingEvents> {}
}
