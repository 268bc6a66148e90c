import * as z from 'zod/mini'
import { email, instant, linkToken } from '../../../kit/contract/fields.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Another email address for an account: it holds once both addresses have agreed, within a day. */
export const emailChangeEntries = defineCalls({
  /** Asks both addresses. Answers alike whether or not the new one has an account. A second try takes the place of the first. */
  changeEmail: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ email }),
    output: z.object({ expiresAt: instant }),
    refusals: ['failed-precondition'],
    touches: ['sign-in'],
    perMinute: 5,
    perMinuteField: 'email',
    perDay: 10,
  },
  cancelEmailChange: {
    kind: 'write',
    ownHands: true,
    access: { account: 'own' },
    input: z.object({}),
    output: z.object({ cancelled: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['sign-in'],
  },
  /** What a mailed link is about. `side` is the address it was sent to. */
  getEmailChange: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.object({ side: z.enum(['old', 'new']), newEmail: z.string(), expiresAt: instant }),
    refusals: ['not-found'],
    perMinute: 30,
  },
  /** The answer of one address by its link. `waiting`: the other one has not answered yet. */
  answerEmailChange: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken, agree: z.boolean() }),
    output: z.object({ state: z.enum(['changed', 'waiting', 'stopped']) }),
    refusals: ['not-found', 'aborted'],
    touches: ['sign-in', 'profile'],
    perMinute: 30,
  },
})
