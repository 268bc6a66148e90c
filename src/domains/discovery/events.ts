import { defineEvents, type Kinds } from '../audit/events.ts'

/** The ribbons of the feed. */
export const discoveryEvents = defineEvents({
  'ribbons.draft-saved': { words: 'Feed draft saved', topic: 'feed' },
  'ribbons.draft-discarded': { words: 'Feed draft discarded', topic: 'feed' },
  'ribbons.published': { words: 'Feed published', topic: 'feed' },
  'ribbons.reverted': { words: 'Feed reverted', topic: 'feed' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof discoveryEvents> {}
}
