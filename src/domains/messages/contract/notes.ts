import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { CollabUid, ThreadNoteUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { maxLength } from '../rules.ts'

export const ThreadNote = z.object({
  uid: ThreadNoteUid,
  at: instant,
  author: z.string(),
  byMe: z.boolean(),
  text: z.string(),
})
export type ThreadNote = z.output<typeof ThreadNote>

const one = { collabUid: CollabUid }

/** What the people of one side say to each other in a thread: a brand’s team, or our people. Nobody else reads it, and no creator. */
export const noteEntries = defineCalls({
  /** The notes of the caller’s own side, newest first: the last 200. */
  listThreadNotes: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object(one),
    output: z.object({ rows: z.array(ThreadNote) }),
    refusals: ['not-found'],
    shows: ['message'],
  },
  /** `key` is the writer’s own: sent again after a lost connection it is the same note. */
  addThreadNote: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ ...one, key: text(40), text: text(maxLength) }),
    output: ThreadNote,
    refusals: ['not-found'],
    touches: ['message', 'record'],
  },
  /** Takes one’s own note away; an admin one of our people’s. */
  deleteThreadNote: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'own', admin: 'own' },
    input: z.object({ uid: ThreadNoteUid }),
    output: z.object({}),
    refusals: ['not-found'],
    touches: ['message', 'record'],
  },
})
