import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid } from '../../../access/ids.ts'
import { defineCalls, membershipRoles } from '../../../access/roles.ts'
import { invitedRoles, managers, Seats } from './team-view.ts'

/** Who works at which venues of an organisation, and as what. */
export const GroupTeamView = z.object({
  /** Those that the caller belongs to; `canChange` where they decide who does. */
  venues: z.array(z.object({ uid: z.string(), name: z.string(), canChange: z.boolean() })),
  people: z.array(
    z.object({
      accountUid: z.string(),
      name: z.string(),
      email: z.string(),
      lastSeenAt: z.nullable(instant),
      isYou: z.boolean(),
      /** At these venues; at the others they are not in the team. */
      roles: z.array(z.object({ brandUid: z.string(), role: z.enum(membershipRoles) })),
    }),
  ),
  seats: Seats,
})
export type GroupTeamView = z.output<typeof GroupTeamView>

export const groupTeamEntries = defineCalls({
  /** The people of an organisation's venues that the caller belongs to; for our own people, of all its venues. */
  listGroupTeam: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: GroupTeamView,
    refusals: ['not-found'],
    shows: ['team', 'subscription'],
  },
  /** Takes somebody of another venue of the organisation into this one's team. They take no further seat, and are notified. */
  addColleague: {
    kind: 'write',
    creates: true,
    access: managers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, accountUid: AccountUid, role: invitedRoles }),
    output: z.object({ added: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['team'],
  },
})
