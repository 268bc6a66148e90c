import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** Both sides see it, with the reason that was given. */
const withWhy = { brand: ['why'], influencer: ['why'] } as const
/** Both sides see that it happened. */
const plain = { brand: [], influencer: [] } as const
const withStart = { brand: ['startsAt'], influencer: ['startsAt'] } as const
const withNights = { brand: ['startsAt', 'nights'], influencer: ['startsAt', 'nights'] } as const
const withBooking = { brand: ['startsAt', 'guests', 'nights'], influencer: ['startsAt', 'guests', 'nights'] } as const
/** Of a stay. */
const nights = z.optional(z.int())

/** From the first time proposed to the door; and the links and lines around visits. */
export const visitEvents = defineEvents({
  'collab.times-proposed': { words: 'Other times suggested', topic: 'visit', seenBy: withWhy },
  'collab.scheduled': {
    words: 'Visit booked',
    topic: 'visit',
    after: z.object({ startsAt: instant, guests: z.int(), nights }),
    seenBy: withBooking,
  },
  'collab.rescheduled': {
    words: 'Visit moved',
    topic: 'visit',
    after: z.object({ startsAt: instant, before: instant, nights }),
    seenBy: withNights,
  },
  'collab.confirmed': { words: 'Visit confirmed', topic: 'visit', seenBy: plain },
  'collab.confirmation-missed': { words: 'Not confirmed six hours before', topic: 'visit', seenBy: plain },
  'collab.waitlist-joined': {
    words: 'Joined the waitlist',
    topic: 'visit',
    after: z.object({ startsAt: instant, nights }),
    seenBy: withNights,
  },
  'collab.waitlist-left': {
    words: 'Left the waitlist',
    topic: 'visit',
    after: z.object({ startsAt: instant }),
    seenBy: withStart,
  },
  'collab.waitlist-expired': { words: 'Waitlist ended', topic: 'visit', seenBy: plain },
  'collab.released': { words: 'Spot offered to the next person on the waitlist', topic: 'visit', seenBy: plain },
  'collab.running-late-reported': {
    words: 'Running late',
    topic: 'visit',
    after: z.object({ minutes: z.int() }),
    seenBy: { brand: ['minutes'], influencer: ['minutes'] },
  },
  'collab.checked-in': { words: 'Arrived', topic: 'visit', after: z.object({ at: instant }), seenBy: plain },
  'collab.no-show-marked': { words: 'Marked as a no-show', topic: 'visit', seenBy: plain },
  'collab.no-show-disputed': { words: 'No-show disputed', topic: 'visit', seenBy: withWhy },
  'collab.dispute-decided': {
    words: 'Dispute decided',
    topic: 'visit',
    after: z.object({ decision: z.enum(['stands', 'reversed']) }),
    seenBy: { brand: ['why', 'decision'], influencer: ['why', 'decision'] },
  },
  'collab.not-hosted': { words: 'Venue couldn’t host', topic: 'visit', seenBy: withWhy },
  'collab.venue-answered': { words: 'Venue replied', topic: 'visit', seenBy: withWhy },
  'brief.held': { words: 'Brief put on hold', topic: 'brief' },
  'brief.waitlist-joined': { words: 'Joined the waitlist of a brief', topic: 'brief' },
  'door-link.created': { words: 'Door page link created', topic: 'link' },
  'door-link.revoked': { words: 'Door page link revoked', topic: 'link' },
  'calendar-feed.created': { words: 'Calendar feed created', topic: 'link' },
  'calendar-feed.revoked': { words: 'Calendar feed revoked', topic: 'link' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof visitEvents> {}
}
