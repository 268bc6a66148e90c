import { defineEvents, type Kinds } from '../audit/events.ts'

/** Who takes whole lists along. */
export const deskEvents = defineEvents({
  'desk.list-exported': { words: 'List exported', does: 'exported a whole list', topic: 'list' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof deskEvents> {}
}
