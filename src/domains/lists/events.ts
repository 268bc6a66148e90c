import { defineEvents, type Kinds } from '../audit/events.ts'

/** Lists are the team's own. */
export const listEvents = defineEvents({
  'list.made': { words: 'List created', topic: 'list' },
  'list.saved': { words: 'List saved', topic: 'list' },
  'list.deleted': { words: 'List deleted', topic: 'list' },
  'list.members-added': { words: 'Added to a list', topic: 'list' },
  'list.member-removed': { words: 'Removed from a list', topic: 'list' },
  'list.member-noted': { words: 'Note in a list saved', topic: 'list' },
  'list.refreshed': { words: 'List refreshed', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof listEvents> {}
}
