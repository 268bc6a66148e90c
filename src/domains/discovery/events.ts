import { defineEvents, type Kinds } from '../audit/events.ts'

/** The ribbons of the feed, and the searches that a brand's team saves. */
export const discoveryEvents = defineEvents({
  'ribbons.draft-saved': { words: 'Feed draft saved', topic: 'feed' },
  'ribbons.draft-discarded': { words: 'Feed draft discarded', topic: 'feed' },
  'ribbons.published': { words: 'Feed published', topic: 'feed' },
  'ribbons.reverted': { words: 'Feed reverted', topic: 'feed' },
  'creators.filtered-by-looks': { words: 'Creators filtered by casting details', topic: 'brand' },
  'creator-search.saved': { words: 'Creator search saved', topic: 'list' },
  'creator-search.renamed': { words: 'Creator search renamed', topic: 'list' },
  'creator-search.deleted': { words: 'Creator search deleted', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof discoveryEvents> {}
}
