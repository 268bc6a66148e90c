import * as z from 'zod/mini'
import { defineEvents, type Kinds } from '../audit/events.ts'

/** What was said of costs, and what counts results. */
export const valueEvents = defineEvents({
  'value.costs-saved': { words: 'Default costs saved', topic: 'value' },
  'collab.costs-saved': { words: 'Costs saved', topic: 'value' },
  'tracked-link.created': { words: 'Tracked link created', topic: 'value' },
  'tracked-link.ended': { words: 'Tracked link ended', topic: 'value' },
  'booking-code.created': { words: 'Booking code created', topic: 'value' },
  'redemptions.imported': { words: 'Bookings imported', topic: 'value', after: z.object({ count: z.int() }) },
  'story-link.created': { words: 'Story shared by link', topic: 'value' },
  'story-link.revoked': { words: 'Story link revoked', topic: 'value' },
  'value-rates.saved': { words: 'Exchange rates saved', topic: 'value', after: z.object({ count: z.int() }) },
  'value-cpms.saved': { words: 'CPM table saved', topic: 'value' },
  'value-cpms.deleted': { words: 'CPM row deleted', topic: 'value' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof valueEvents> {}
}
