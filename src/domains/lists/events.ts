import { defineEvents, type Kinds } from '../audit/events.ts'

/** Lists are our team's own; shortlists are a brand's. */
export const listEvents = defineEvents({
  'list.created': { words: 'List created', topic: 'list' },
  'list.updated': { words: 'List saved', topic: 'list' },
  'list.deleted': { words: 'List deleted', topic: 'list' },
  'list.members-added': { words: 'Added to a list', topic: 'list' },
  'list.member-removed': { words: 'Removed from a list', topic: 'list' },
  'list.member-note-saved': { words: 'Note in a list saved', topic: 'list' },
  'shortlist.created': { words: 'Shortlist created', topic: 'list' },
  'shortlist.renamed': { words: 'Shortlist renamed', topic: 'list' },
  'shortlist.deleted': { words: 'Shortlist deleted', topic: 'list' },
  'shortlist.added': { words: 'Creator added to a shortlist', topic: 'list' },
  'shortlist.removed': { words: 'Creator removed from a shortlist', topic: 'list' },
  'shortlist.shared': { words: 'Shortlist link created', topic: 'link' },
  'shortlist.unshared': { words: 'Shortlist link turned off', topic: 'link' },
  'shortlist.voted': { words: 'Opinion given by shortlist link', topic: 'link' },
  'list.refreshed': { words: 'List refreshed', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof listEvents> {}
}
