import { defineEvents, type Kinds } from '../audit/events.ts'

/** Lists are our team's own; shortlists are a brand's. */
export const listEvents = defineEvents({
  'list.created': { words: 'List created', does: 'created the list {it}', topic: 'list' },
  'list.updated': { words: 'List saved', does: 'saved the list {it}', topic: 'list' },
  'list.deleted': { words: 'List deleted', does: 'deleted the list {it}', topic: 'list' },
  'list.members-added': { words: 'Added to a list', does: 'added creators to the list {it}', topic: 'list' },
  'list.members-taken-back': {
    words: 'List import undone',
    does: 'undid an import into the list {it}',
    topic: 'list',
  },
  'list.member-removed': { words: 'Removed from a list', does: 'removed a creator from the list {it}', topic: 'list' },
  'list.member-note-saved': { words: 'List note saved', does: 'saved a note on the list {it}', topic: 'list' },
  'shortlist.created': { words: 'Shortlist created', does: 'created the shortlist {it}', topic: 'list' },
  'shortlist.renamed': { words: 'Shortlist renamed', does: 'renamed the shortlist {it}', topic: 'list' },
  'shortlist.deleted': { words: 'Shortlist deleted', does: 'deleted the shortlist {it}', topic: 'list' },
  'shortlist.added': {
    words: 'Creator added to a shortlist',
    does: 'added a creator to the shortlist {it}',
    topic: 'list',
  },
  'shortlist.removed': {
    words: 'Creator removed from a shortlist',
    does: 'removed a creator from the shortlist {it}',
    topic: 'list',
  },
  'shortlist.shared': { words: 'Shortlist link created', does: 'shared the shortlist {it} by link', topic: 'link' },
  'shortlist.unshared': {
    words: 'Shortlist link turned off',
    does: 'turned off the link to the shortlist {it}',
    topic: 'link',
  },
  'shortlist.voted': {
    words: 'Vote cast through a shortlist link',
    does: 'voted on the shortlist {it}',
    topic: 'link',
  },
  'list.refreshed': { words: 'List refreshed', does: 'refreshed the list {it}', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof listEvents> {}
}
