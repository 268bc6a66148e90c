import { defineEvents, type Kinds } from '../audit/events.ts'

/** Of whoever works with the list; nobody else sees how it is worked with. */
export const todayEvents = defineEvents({
  'today.done': { words: 'Marked as done', does: 'marked an item about {it} as done', topic: 'help' },
  'today.reopened': { words: 'Put back in Today', does: 'put an item about {it} back in Today', topic: 'help' },
  'today.assigned': { words: 'Assigned', does: 'assigned an item about {it}', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof todayEvents> {}
}
