import * as z from 'zod/mini'
import { instant, optionalText, text } from '../../../kit/contract/fields.ts'
import { FileUid, RecordNoteUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { NamedFile } from '../../media/contract.ts'
import { filesAtMost } from '../entry.ts'
import { of, readers, writers } from './subjects.ts'

const Note = z.object({
  uid: z.string(),
  at: instant,
  text: z.string(),
  pinned: z.boolean(),
  files: z.array(NamedFile),
  by: z.object({ uid: z.string(), name: z.string() }),
})
/** Words, or files alone, which are pictures and PDFs that the caller brought. */
const newNote = {
  text: optionalText(4000),
  pinned: z._default(z.boolean(), false),
  files: z._default(z.array(z.object({ uid: FileUid, name: text(200) })).check(z.maxLength(filesAtMost)), []),
}

/** What our team writes down about a record. */
export const recordNoteEntries = defineCalls({
  /** The pinned notes of a record, the last pinned first. */
  listPinnedNotes: {
    kind: 'read',
    access: readers,
    input: z.object(of),
    output: z.object({ rows: z.array(Note), can: z.object({ write: z.boolean() }) }),
    refusals: ['not-found'],
    shows: ['record'],
  },
  /** Whoever of our team it mentions, as @ and their whole name, is notified. */
  addRecordNote: {
    kind: 'write',
    creates: true,
    access: writers,
    input: z.object({ ...of, ...newNote }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['record'],
  },
  /** Keeps a note at the top of its record, or lets it go back into the timeline. Ten stay at the top at most. */
  pinRecordNote: {
    kind: 'write',
    access: writers,
    input: z.object({ uid: RecordNoteUid, pinned: z.boolean() }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['record'],
  },
  /** Takes a note away: one's own, an admin anybody's. */
  deleteRecordNote: {
    kind: 'write',
    access: writers,
    input: z.object({ uid: RecordNoteUid }),
    output: z.object({}),
    refusals: ['not-found'],
    touches: ['record'],
  },
})
