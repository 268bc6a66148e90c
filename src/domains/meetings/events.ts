import { defineEvents, type Kinds } from '../audit/events.ts'

/** Calls with the team, and when its people take them. */
export const meetingEvents = defineEvents({
  'meeting.booked': { words: 'Call booked', does: 'booked {it}', topic: 'meeting' },
  'meeting.rescheduled': { words: 'Call moved', does: 'moved {it}', topic: 'meeting' },
  'meeting.cancelled': { words: 'Call cancelled', does: 'cancelled {it}', topic: 'meeting' },
  'meeting.reassigned': { words: 'Call handed over', does: 'handed over {it}', topic: 'meeting' },
  'meeting.held': { words: 'Call held', does: 'marked {it} as held', topic: 'meeting' },
  'meeting.invitee-no-show': {
    words: 'Customer didn’t join',
    does: 'noted that the customer didn’t join {it}',
    topic: 'meeting',
  },
  'meeting.staff-no-show': { words: 'We didn’t join', does: 'noted that we didn’t join {it}', topic: 'meeting' },
  'meeting.requested': { words: 'Call requested', does: 'requested a call', topic: 'meeting' },
  'meeting.request-answered': { words: 'Call request answered', does: 'answered a call request', topic: 'meeting' },
  'account.meeting-hours-updated': {
    words: 'Call hours saved',
    does: 'saved the call hours of {it}',
    topic: 'account',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof meetingEvents> {}
}
