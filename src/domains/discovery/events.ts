import { defineEvents, type Kinds } from '../audit/events.ts'

/** The ribbons of the feed, and the searches that a brand's team saves. */
export const discoveryEvents = defineEvents({
  'ribbons.draft-saved': { words: 'Feed draft saved', does: 'saved a draft of the feed', topic: 'feed' },
  'ribbons.draft-discarded': { words: 'Feed draft discarded', does: 'discarded the draft of the feed', topic: 'feed' },
  'ribbons.published': { words: 'Feed published', does: 'published the feed', topic: 'feed' },
  'ribbons.reverted': { words: 'Feed reverted', does: 'went back to the previous feed', topic: 'feed' },
  'creators.filtered-by-looks': {
    words: 'Creators filtered by casting details',
    does: 'filtered creators by casting details for {it}',
    topic: 'brand',
  },
  'creators.downloaded': {
    words: 'Creator list downloaded',
    does: 'downloaded a list of creators for {it}',
    topic: 'brand',
  },
  'creator-search.saved': { words: 'Creator search saved', does: 'saved the creator search {it}', topic: 'list' },
  'creator-search.renamed': { words: 'Creator search renamed', does: 'renamed the creator search {it}', topic: 'list' },
  'creator-search.deleted': { words: 'Creator search deleted', does: 'deleted the creator search {it}', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof discoveryEvents> {}
}
