import * as z from 'zod/mini'
import { AccountUid, BrandUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { brandContactEntries } from './contract/brand-contacts.ts'
import { groupTeamEntries } from './contract/group-team.ts'
import { invitationEntries } from './contract/invitations.ts'
import { invitedRoles, managers, TeamView } from './contract/team-view.ts'

/** Who works for a brand. */
export const organisationCalls = defineCalls({
  ...invitationEntries,
  ...groupTeamEntries,
  ...brandContactEntries,
  listTeam: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: TeamView,
    refusals: ['not-found'],
    shows: ['team', 'subscription'],
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
  /** Ends a membership. */
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
