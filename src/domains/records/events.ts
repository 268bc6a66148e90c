import { defineEvents, type Kinds } from '../audit/events.ts'

/** What our team keeps of brands and creators, and how they are doing. No customer sees any of it. */
export const recordEvents = defineEvents({
  'record.note-added': { words: 'Note added', does: 'added a note to {it}', topic: 'record' },
  'record.note-pinned': { words: 'Note pinned', does: 'pinned a note on {it}', topic: 'record' },
  'record.note-unpinned': { words: 'Note unpinned', does: 'unpinned a note on {it}', topic: 'record' },
  'record.note-deleted': { words: 'Note deleted', does: 'deleted a note on {it}', topic: 'record' },
  'record.task-added': { words: 'Task added', does: 'added a task for {it}', topic: 'record' },
  'record.task-done': { words: 'Task done', does: 'finished a task for {it}', topic: 'record' },
  'record.task-reopened': { words: 'Task reopened', does: 'reopened a task for {it}', topic: 'record' },
  'brand.rag-changed': { words: 'RAG changed', does: 'changed the RAG of {it}', topic: 'record' },
  'brand.rag-set': { words: 'RAG set by hand', does: 'set the RAG of {it} by hand', topic: 'record' },
  'brand.rag-released': {
    words: 'RAG set back to automatic',
    does: 'set the RAG of {it} back to automatic',
    topic: 'record',
  },
  'influencer.rag-changed': { words: 'RAG changed', does: 'changed the RAG of {it}', topic: 'record' },
  'influencer.rag-set': { words: 'RAG set by hand', does: 'set the RAG of {it} by hand', topic: 'record' },
  'influencer.rag-released': {
    words: 'RAG set back to automatic',
    does: 'set the RAG of {it} back to automatic',
    topic: 'record',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof recordEvents> {}
}
