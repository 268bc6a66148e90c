import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineEvents, type Kinds } from '../audit/events.ts'
import { PassedTime } from '../collabs/obstacles.ts'

/** Both sides see it, with the reason that was given. */
const withWhy = { brand: ['why'], influencer: ['why'] } as const
/** Both sides see that it happened. */
const plain = { brand: [], influencer: [] } as const
const withStart = { brand: ['startsAt'], influencer: ['startsAt'] } as const
const withNights = { brand: ['startsAt', 'nights'], influencer: ['startsAt', 'nights'] } as const
const booking = ['startsAt', 'guests', 'nights', 'choice', 'passed'] as const
const withBooking = { brand: booking, influencer: booking } as const
/** Of a stay. */
const nights = z.optional(z.int())

/** From the first time proposed to the door; and the links and lines around visits. */
export const visitEvents = defineEvents({
  'collab.times-proposed': {
    words: 'Other times suggested',
    does: 'suggested other times for {it}',
    topic: 'visit',
    seenBy: withWhy,
  },
  'collab.scheduled': {
    words: 'Visit booked',
    does: 'booked the visit {it}',
    topic: 'visit',
    after: z.object({
      startsAt: instant,
      guests: z.int(),
      nights,
      choice: z.optional(z.int()),
      passed: z.optional(z.array(PassedTime)),
    }),
    seenBy: withBooking,
  },
  'collab.rescheduled': {
    words: 'Visit moved',
    does: 'moved the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant, before: instant, nights }),
    seenBy: withNights,
  },
  'collab.confirmed': { words: 'Visit confirmed', does: 'confirmed the visit {it}', topic: 'visit', seenBy: plain },
  'collab.confirmation-missed': {
    words: 'Not confirmed six hours before',
    does: 'noted that the visit {it} wasn’t confirmed six hours before',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.waitlist-joined': {
    words: 'Joined the waitlist',
    does: 'joined the waitlist for {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant, nights }),
    seenBy: withNights,
  },
  'collab.waitlist-left': {
    words: 'Left the waitlist',
    does: 'left the waitlist for {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.waitlist-expired': {
    words: 'Waitlist ended',
    does: 'ended the waitlist for {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.released': {
    words: 'Spot offered to the next creator on the waitlist',
    does: 'offered the spot of {it} to the next creator on the waitlist',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.needs-saved': {
    words: 'Dietary needs changed',
    does: 'changed what they eat on the visit {it}',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.running-late-reported': {
    words: 'Running late',
    does: 'reported running late for {it}',
    topic: 'visit',
    after: z.object({ minutes: z.int() }),
    seenBy: { brand: ['minutes'], influencer: ['minutes'] },
  },
  'collab.checked-in': {
    words: 'Checked in',
    does: 'checked in {it}',
    topic: 'visit',
    after: z.object({ at: instant }),
    seenBy: plain,
  },
  'collab.no-show-marked': {
    words: 'Marked as a no-show',
    does: 'marked {it} as a no-show',
    topic: 'visit',
    seenBy: plain,
  },
  'collab.no-show-disputed': {
    words: 'No-show disputed',
    does: 'disputed the no-show of {it}',
    topic: 'visit',
    seenBy: withWhy,
  },
  'collab.dispute-decided': {
    words: 'Dispute decided',
    does: 'decided the dispute over {it}',
    topic: 'visit',
    after: z.object({ decision: z.enum(['stands', 'reversed']) }),
    seenBy: { brand: ['why', 'decision'], influencer: ['why', 'decision'] },
  },
  'collab.not-hosted': {
    words: 'Venue couldn’t host',
    does: 'reported that the venue couldn’t host {it}',
    topic: 'visit',
    seenBy: withWhy,
  },
  'collab.venue-answered': {
    words: 'Venue replied',
    does: 'replied for the venue about {it}',
    topic: 'visit',
    seenBy: withWhy,
  },
  'brief.held': { words: 'Brief put on hold', does: 'put the brief {it} on hold', topic: 'brief' },
  'brief.waitlist-joined': {
    words: 'Joined the waitlist of a brief',
    does: 'joined the waitlist of the brief {it}',
    topic: 'brief',
  },
  'door-link.created': { words: 'Door link created', does: 'created a door link', topic: 'link' },
  'door-link.revoked': { words: 'Door link removed', does: 'removed a door link', topic: 'link' },
  'calendar-feed.created': { words: 'Calendar link created', does: 'created a calendar link for {it}', topic: 'link' },
  'calendar-feed.revoked': {
    words: 'Calendar link removed',
    does: 'removed a calendar link for {it}',
    topic: 'link',
  },
  'collab.table-reserved': {
    words: 'Table reserved',
    does: 'reserved a table for the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.table-requested': {
    words: 'Table requested',
    does: 'requested a table for the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.table-full': {
    words: 'No table at this time',
    does: 'found no table for the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.table-declined': {
    words: 'Table cancelled by the restaurant',
    does: 'cancelled the table for the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.table-refused': {
    words: 'Table refused by the booking system',
    does: 'couldn’t reserve a table for the visit {it}',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: { brand: ['startsAt'] },
  },
  'collab.table-kept': {
    words: 'Table reserved by hand',
    does: 'reserved a table for the visit {it} by hand',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'booking-system.connected': {
    words: 'Booking system connected',
    does: 'connected the booking system of {it}',
    topic: 'link',
  },
  'booking-system.removed': {
    words: 'Booking system disconnected',
    does: 'disconnected the booking system of {it}',
    topic: 'link',
  },
  'venue-calendar.connected': {
    words: 'Own calendar connected',
    does: 'connected the calendar of {it}',
    topic: 'link',
  },
  'venue-calendar.removed': {
    words: 'Own calendar removed',
    does: 'removed the calendar of {it}',
    topic: 'link',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof visitEvents> {}
}
