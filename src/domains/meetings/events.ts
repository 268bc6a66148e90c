import { defineEvents, type Kinds } from '../audit/events.ts'

/** Calls with the team, and when its people take them. */
export const meetingEvents = defineEvents({
  'meeting.booked': { words: 'Call booked', topic: 'meeting' },
  'meeting.rescheduled': { words: 'Call moved', topic: 'meeting' },
  'meeting.cancelled': { words: 'Call cancelled', topic: 'meeting' },
  'meeting.reassigned': { words: 'Call handed over', topic: 'meeting' },
  'meeting.held': { words: 'Call held', topic: 'meeting' },
  'meeting.invitee-no-show': { words: 'Customer didn’t join', topic: 'meeting' },
  'meeting.staff-no-show': { words: 'We didn’t join', topic: 'meeting' },
  'meeting.requested': { words: 'Call requested', topic: 'meeting' },
  'meeting.request-answered': { words: 'Call request answered', topic: 'meeting' },
  'account.meeting-hours-updated': { words: 'Call hours saved', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof meetingEvents> {}
}
