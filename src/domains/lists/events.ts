import { defineEvents, type Kinds } from '../audit/events.ts'

/** Lists are the team's own. */
export const listEvents = defineEvents({
  'list.created': { words: 'List created', topic: 'list' },
  'list.updated': { words: 'List saved', topic: 'list' },
  'list.deleted': { words: 'List deleted', topic: 'list' },
  'list.members-added': { words: 'Added to a list', topic: 'list' },
  'list.member-removed': { words: 'Removed from a list', topic: 'list' },
  'list.member-note-saved': { words: 'Note in a list saved', topic: 'list' },
  'list.refreshed': { words: 'List refreshed', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof listEvents> {}
}
