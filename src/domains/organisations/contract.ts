import * as z from 'zod/mini'
import { email, instant, text } from '../../kit/contract/fields.ts'
import { AccountUid, BrandUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'

/** Owners are made with the brand; the others are invited. */
const invitedRoles = z.enum(['admin', 'member'])
const managers = { brandAdmin: 'own', accountManager: 'assigned', admin: 'any' } as const

export const TeamView = z.object({
  members: z.array(
    z.object({
      accountUid: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'admin', 'member']),
      /** Null as long as an invitation waits. */
      lastSeenAt: z.nullable(instant),
      /** Until when the link of an open invitation works; null where none is open. */
      invitedUntil: z.nullable(instant),
      isYou: z.boolean(),
    }),
  ),
  /** People of all brands of the organisation, and how many its plan allows; null is any number. */
  seats: z.object({ used: z.number(), of: z.nullable(z.number()) }),
  canChange: z.boolean(),
  /** Whether one may make somebody else the owner. */
  canHandOver: z.boolean(),
  /** Whether one may leave: the owner hands over first. */
  canLeave: z.boolean(),
})

/** Who works for a brand. */
export const organisationCalls = defineCalls({
  listTeam: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: TeamView,
    refusals: ['not-found'],
    shows: ['team', 'subscription'],
  },
  /** Makes an account where there is none yet, and mails it a link for a week; who has one is added and told. */
  inviteMember: {
    kind: 'write',
    creates: true,
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, email, name: text(80), role: invitedRoles }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team'],
  },
  /** A new link to who has not come yet; the one before ends. */
  resendInvitation: {
    kind: 'write',
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, accountUid: AccountUid }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team'],
  },
  changeMemberRole: {
    kind: 'write',
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, accountUid: AccountUid, role: invitedRoles }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team'],
  },
  /** Ends one's own membership. The owner hands over first. */
  leaveTeam: {
    kind: 'write',
    access: { brandMember: 'own' },
    ownHands: true,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ left: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team', 'profile', 'session'],
  },
  /** Makes a colleague the owner of this brand, and of the other brands of the organisation that the owner before has; who becomes an admin. */
  handOverOwnership: {
    kind: 'write',
    access: { brandAdmin: 'own', admin: 'any' },
    ownHands: true,
    confirmed: true,
    input: z.object({ brandUid: BrandUid, accountUid: AccountUid }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team', 'profile', 'session'],
  },
  /** Ends a membership, or an invitation that nobody has followed yet. */
  removeMember: {
    kind: 'write',
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, accountUid: AccountUid }),
    output: TeamView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team'],
  },
})
