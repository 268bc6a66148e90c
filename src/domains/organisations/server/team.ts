import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, type MembershipRole } from '../../../access/roles.ts'
import { allow, may } from '../../../access/server/policy.ts'
import type { Account } from '../../accounts/server/accounts.ts'
import { findStaffMember } from '../../accounts/server/staff.ts'
import { findTeamMember, listTeamMembers } from '../../accounts/server/team-members.ts'
import { record } from '../../audit/server/record.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { findRoomierTier, seatsOf } from '../../plans/server/seats.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { lockBrand } from '../../profiles/server/save.ts'
import type { Seats, TeamView } from '../contract/team-view.ts'
import { listInvitations, listSeated } from './invitations.ts'
import { teamPolicy } from './policy.ts'
import { lockOrganisation } from './reads.ts'

type TeamEvent =
  | 'invited'
  | 'invitation-resent'
  | 'invitation-withdrawn'
  | 'invitation-declined'
  | 'joined'
  | 'added'
  | 'role-changed'
  | 'removed'
  | 'left'
  | 'ownership-handed-over'
type Brand = Awaited<ReturnType<typeof lockBrand>>

/** The people of a brand, those who came first above, and the seats of its organisation. */
export async function viewTeam(
  db: Queryable,
  actor: Actor,
  brand: Pick<Brand, 'uid' | 'orgUid'>,
): Promise<z.output<typeof TeamView>> {
  const members = await listTeamMembers(db, brand.uid)
  const invitations = await listInvitations(db, brand.uid)
  return {
    members: members.map((member) => ({
      ...member,
      lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
      isYou: member.accountUid === actor.accountUid,
    })),
    invitations: invitations.map(({ uid, name, email, role, expiresAt }) => ({
      uid,
      name,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
      isOver: expiresAt <= now(),
    })),
    seats: await countSeatsOf(db, brand.orgUid),
    canChange: may(teamPolicy, actor, 'change', brand),
    canHandOver: may(teamPolicy, actor, 'handOver', brand),
    canLeave: may(teamPolicy, actor, 'leave', brand),
  }
}

async function brandUidsOf(db: Queryable, orgUid: string): Promise<string[]> {
  return (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
}

/** People of all brands of an organisation, each once, and those invited; how many of them are only invited; and how many its plan allows. */
export async function countSeatsOf(db: Queryable, orgUid: string): Promise<z.output<typeof Seats>> {
  const seated = await listSeated(db, await brandUidsOf(db, orgUid))
  const invited = [...seated.values()].filter(Boolean).length
  return { used: seated.size, invited, of: await seatsOf(db, orgUid) }
}

/** Refuses one more person than the plan allows, naming the plan that does. The organisation stays locked: two invitations at once count each other. */
export async function requireSeat(tx: Tx, orgUid: string, email: string): Promise<void> {
  await lockOrganisation(tx, orgUid)
  const seated = await listSeated(tx, await brandUidsOf(tx, orgUid))
  const of = await seatsOf(tx, orgUid)
  if (of === null || seated.size < of || seated.has(email)) return
  const larger = await findRoomierTier(tx, seated.size)
  const full = of === 1 ? 'This plan’s only seat is taken.' : `All ${of} seats on this plan are taken.`
  const next = larger
    ? `Upgrade to ${larger.name} for ${larger.users ?? 'unlimited'} seats${of === 1 ? '' : ', or remove someone first'}.`
    : 'Remove someone first.'
  throw new CallError('failed-precondition', `${full} ${next}`, { details: { tier: larger?.id ?? null } })
}

/** Neither one of our own team nor whose account is disabled may join a brand's. */
export async function mayJoin(db: Queryable, account: Account | null): Promise<boolean> {
  return !account || (!account.disabledAt && !(await findStaffMember(db, account.uid)))
}

/** A brand, locked, for who may change its team. */
export async function openTeam(tx: Tx, actor: Actor, brandUid: string): Promise<Brand> {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(teamPolicy, actor, 'change', brand)
  return brand
}

/** A member who may be changed: not an owner, whose brand it is. */
export async function openMember(tx: Tx, brandUid: string, accountUid: string) {
  const member = await findTeamMember(tx, brandUid, accountUid)
  if (!member) throw new CallError('not-found', 'We couldn’t find that person on this team.')
  if (member.role === 'owner')
    throw new CallError(
      'failed-precondition',
      'The owner can’t be changed or removed. They need to make someone else the owner first.',
    )
  return member
}

/** Writes what happened to a team, for the log of staff and of the brand. `side`: whose act it was, where the actor does not say. */
export async function recordTeam(
  tx: Tx,
  actor: Actor,
  brandUid: string,
  kind: TeamEvent,
  whom: { accountUid: string } | { invitationUid: string },
  roles: { before?: MembershipRole; after?: MembershipRole },
  side: 'brand' | 'staff' = isBrandMember(actor, brandUid) ? 'brand' : 'staff',
): Promise<void> {
  const { before, after } = roles
  await record(
    tx,
    actor,
    side,
    `brand.member-${kind}`,
    { subjectUid: brandUid, brandUid },
    {
      ...(before && { before: { ...whom, role: before } }),
      ...(after && { after: { ...whom, role: after } }),
    },
  )
  await pushToProfiles(tx, [brandUid], ['team'])
}
