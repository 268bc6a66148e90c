import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid, CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Somebody of the viewer’s side. */
export const Colleague = z.object({ uid: AccountUid, name: z.string() })

const atOnce = [z.minLength(1), z.maxLength(100)] as const
/** Of several threads, known by their collabs; all or none of them change. */
const several = { collabUids: z.array(CollabUid).check(...atOnce) }
/** Of several threads, as the caller saw them: `lastAt` as it was in the list or in the thread. */
const severalAsSeen = { threads: z.array(z.object({ collabUid: CollabUid, lastAt: instant })).check(...atOnce) }
const done = z.object({ done: z.boolean() })
const settled = z.object({
  /** Whether it was done for one of them at least. */
  done: z.boolean(),
  /** Those that stay as they are, because somebody wrote what the caller had not seen. */
  stayedOpen: z.array(CollabUid),
  /** The same in a sentence; null where none stayed. */
  explanation: z.nullable(z.string()),
})

/** What the people of one side do with threads. The other side sees none of it. */
export const deskEntries = defineCalls({
  /** Says for everybody on the caller’s side that threads need no more until somebody writes, or takes that back. One with a message that the caller had not seen stays open, and the answer says so. */
  markThreadsDone: {
    kind: 'write',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ ...severalAsSeen, done: z.boolean() }),
    output: settled,
    refusals: ['not-found'],
    touches: ['message'],
  },
  /** Puts threads off for the caller alone, until a time within 30 days or until somebody writes; null shows them again. One with a message that the caller had not seen stays where it is, and the answer says so. */
  snoozeThreads: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ ...severalAsSeen, until: z.nullable(instant) }),
    output: settled,
    refusals: ['not-found', 'invalid-argument'],
    touches: ['message'],
  },
  /** Gives threads to one of the caller’s side who can reply in all of them, and is told; null to nobody. */
  assignThreads: {
    kind: 'write',
    access: { brandMember: 'own', accountManager: 'assigned', admin: 'any' },
    input: z.object({ ...several, accountUid: z.nullable(AccountUid) }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['message'],
  },
  /** Who could take threads of these brands: their team, or for our people whoever of us could reply in all of them; without brands, any of us. */
  listThreadAssignees: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUids: z.array(BrandUid).check(z.maxLength(100)) }),
    output: z.object({ rows: z.array(Colleague) }),
    refusals: ['not-found'],
    shows: ['staff', 'team'],
  },
})
