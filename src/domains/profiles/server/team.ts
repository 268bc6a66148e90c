import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { columnsOf } from '../../../kit/server/view.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, type MembershipRole } from '../../../access/roles.ts'
import { allow, may } from '../../../access/server/policy.ts'
import { accountsView, membershipsView, signInLinksView } from '../../accounts/server/views.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import { findRoomierTier, seatsOf } from '../../plans/server/seats.ts'
import type { TeamView } from '../team-calls.ts'
import { lockBrand } from './save.ts'
import { brandPolicy } from './policy.ts'
import { brandProfiles, organisations } from './tables.ts'

type Brand = Awaited<ReturnType<typeof lockBrand>>

/** The people of a brand, those who came first above, and the seats of its organisation. */
export async function viewTeam(
  db: Queryable,
  actor: Actor,
  brand: Pick<Brand, 'uid' | 'orgUid'>,
): Promise<z.output<typeof TeamView>> {
  const opened = and(
    eq(signInLinksView.accountUid, accountsView.uid),
    eq(signInLinksView.purpose, 'invitation'),
    isNull(signInLinksView.usedAt),
    gt(signInLinksView.expiresAt, now()),
  )
  const rows = await db
    .select({
      accountUid: accountsView.uid,
      name: accountsView.displayName,
      email: accountsView.email,
      role: membershipsView.role,
      lastSeenAt: accountsView.lastSeenAt,
      invitedUntil:
        sql<Date | null>`(select max(${signInLinksView.expiresAt}) from ${signInLinksView} where ${opened})`.mapWith(
          signInLinksView.expiresAt,
        ),
    })
    .from(membershipsView)
    .innerJoin(accountsView, eq(accountsView.uid, membershipsView.accountUid))
    .where(eq(membershipsView.profileUid, brand.uid))
    .orderBy(membershipsView.createdAt, accountsView.uid)
  return {
    members: rows.map((row) => ({
      ...row,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      invitedUntil: row.lastSeenAt ? null : (row.invitedUntil?.toISOString() ?? null),
      isYou: row.accountUid === actor.accountUid,
    })),
    seats: await countSeats(db, brand.orgUid),
    canKeep: may(brandPolicy, actor, 'keepTeam', brand),
  }
}

/** People of all brands of an organisation, each once, the disabled not; and how many its plan allows. */
async function countSeats(db: Queryable, orgUid: string): Promise<{ used: number; of: number | null }> {
  const [row] = await db
    .select({ used: sql<number>`count(distinct ${membershipsView.accountUid})::int` })
    .from(membershipsView)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, membershipsView.profileUid))
    .innerJoin(accountsView, eq(accountsView.uid, membershipsView.accountUid))
    .where(and(eq(brandProfiles.orgUid, orgUid), isNull(accountsView.disabledAt)))
  return { used: row!.used, of: await seatsOf(db, orgUid) }
}

/** Refuses one more person than the plan allows, naming the plan that does. The organisation stays locked: two invitations at once count each other. */
export async function requireSeat(tx: Tx, orgUid: string, accountUid: string | null): Promise<void> {
  await tx.select({ uid: organisations.uid }).from(organisations).where(eq(organisations.uid, orgUid)).for('update')
  const { used, of } = await countSeats(tx, orgUid)
  if (of === null || used < of || (accountUid && (await isInOrganisation(tx, orgUid, accountUid)))) return
  const larger = await findRoomierTier(tx, used)
  const has = `Your plan has ${of === 1 ? 'one person' : `${of} people`}.`
  const many = larger?.users ? `${larger.users} people` : 'any number of people'
  throw new CallError('failed-precondition', larger ? `${has} ${larger.name} has ${many}.` : has, {
    details: { tier: larger?.id ?? null },
  })
}

async function isInOrganisation(tx: Tx, orgUid: string, accountUid: string): Promise<boolean> {
  const [row] = await tx
    .select({ uid: membershipsView.accountUid })
    .from(membershipsView)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, membershipsView.profileUid))
    .where(and(eq(brandProfiles.orgUid, orgUid), eq(membershipsView.accountUid, accountUid)))
    .limit(1)
  return row !== undefined
}

/** A brand, locked, for who may keep its team; and one of its members when `accountUid` is given. */
export async function openTeam(tx: Tx, actor: Actor, brandUid: string): Promise<Brand> {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(brandPolicy, actor, 'keepTeam', brand)
  return brand
}

/** A member who may be changed: not an owner, whose brand it is. */
export async function openMember(tx: Tx, brandUid: string, accountUid: string) {
  const [member] = await tx
    .select({ account: columnsOf(accountsView), role: membershipsView.role })
    .from(membershipsView)
    .innerJoin(accountsView, eq(accountsView.uid, membershipsView.accountUid))
    .where(and(eq(membershipsView.profileUid, brandUid), eq(membershipsView.accountUid, accountUid)))
  if (!member) throw new CallError('not-found', 'There is no such person in this team.')
  if (member.role === 'owner')
    throw new CallError('failed-precondition', 'The owner stays. Ask our team to hand a place over.')
  return member
}

/** Writes what happened to a team, for the log of staff and of the brand. */
export async function recordTeam(
  tx: Tx,
  actor: Actor,
  brandUid: string,
  kind: 'invited' | 'invited-again' | 'role-changed' | 'removed',
  accountUid: string,
  roles: { before?: MembershipRole; after?: MembershipRole },
): Promise<void> {
  const side = isBrandMember(actor, brandUid) ? 'brand' : 'staff'
  const { before, after } = roles
  await record(
    tx,
    actor,
    side,
    `brand.member-${kind}`,
    { subjectUid: brandUid, brandUid },
    {
      ...(before && { before: { accountUid, role: before } }),
      ...(after && { after: { accountUid, role: after } }),
    },
  )
  await pushToProfiles(tx, [brandUid], ['team'])
}
