import { defineEvents, type Kinds } from '../audit/events.ts'

/** What becomes of the venues of an organisation. */
export const groupEvents = defineEvents({
  'brand.venue-added': { words: 'Venue added', does: 'added the venue {it} to its organisation', topic: 'brand' },
  'brand.group-defaults-saved': {
    words: 'Group defaults saved',
    does: 'changed the house rules and brief defaults for {it} and its group',
    topic: 'brand',
  },
  'brand.defaults-saved': {
    words: 'Venue defaults saved',
    does: 'changed which house rules and brief defaults {it} uses',
    topic: 'brand',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof groupEvents> {}
}
