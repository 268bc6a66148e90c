import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Emails about messages that can be replied to: each has an address of its own, which takes its reader’s reply for 30 days. */
export const emailRepliesEntries = defineCalls({
  /** Whether the caller can reply to emails about messages at all, how many of those they have can be replied to now, and until when. */
  getEmailReplies: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ isOn: z.boolean(), open: z.number(), until: z.nullable(instant) }),
    shows: ['email-reply'],
  },
  /** Ends the addresses of every email that the caller has had so far. Emails to come can be replied to again. */
  stopEmailReplies: {
    kind: 'write',
    ownHands: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ stopped: z.number() }),
    touches: ['email-reply', 'sign-in'],
  },
})
