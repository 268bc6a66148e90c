import * as z from 'zod/mini'
import { email, instant, linkToken, nameText } from '../../../kit/contract/fields.ts'
import { BrandUid, TeamInvitationUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { invitedRoles, managers, TeamView } from './team-view.ts'

const one = z.object({ brandUid: BrandUid, uid: TeamInvitationUid })

/** Asking people to join the team of a brand: nobody is in it before they accept. */
export const invitationEntries = defineCalls({
  /** Mails somebody an invitation for a week, whether or not the address has an account: nothing in the answer says which. */
  inviteMember: {
    kind: 'write',
    creates: true,
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, email, name: nameText(80), role: invitedRoles }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
    touches: ['team'],
  },
  /** A new link for another week; the one before ends. */
  resendInvitation: {
    kind: 'write',
    access: managers,
    ownHands: true,
    input: one,
    output: TeamView,
    refusals: ['not-found', 'failed-precondition', 'resource-exhausted'],
    touches: ['team'],
  },
  withdrawInvitation: {
    kind: 'write',
    access: managers,
    ownHands: true,
    input: one,
    output: TeamView,
    refusals: ['not-found'],
    touches: ['team'],
  },
  /** What a mailed invitation is about. */
  getTeamInvitation: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.object({
      brandName: z.string(),
      by: z.string(),
      email: z.string(),
      role: invitedRoles,
      expiresAt: instant,
    }),
    refusals: ['not-found'],
    perMinute: 30,
  },
  /** The answer to a mailed invitation. `passwordToken`: with which an account without a way in of its own chooses a password. */
  answerTeamInvitation: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken, accept: z.boolean() }),
    output: z.object({ state: z.enum(['joined', 'declined']), passwordToken: z.nullable(z.string()) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team', 'profile', 'session'],
    perMinute: 30,
  },
})
