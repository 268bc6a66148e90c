import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { noBrand } from '../../../access/server/guards.ts'
import type { DataSubject } from '../../../access/server/personal-data.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Account } from '../../accounts/server/accounts.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { listCollabsOf } from '../../collabs/server/leave.ts'
import { findOrganisationNames, getOrganisationOf } from '../../organisations/server/reads.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'

/** An organisation and what somebody is in it. */
export type OwnOrganisation = {
  orgUid: string
  name: string
  /** A brand of theirs in it: what calls name it by. */
  brandUid: string
  isOwner: boolean
  /** Others who work in it, and whether one of them owns a brand as well. */
  hasOthers: boolean
  hasOtherOwner: boolean
}

const people = (db: Queryable) =>
  db
    .select({
      accountUid: membershipFacts.accountUid,
      role: membershipFacts.role,
      brandUid: brandFacts.uid,
      orgUid: brandFacts.orgUid,
    })
    .from(brandFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.profileUid, brandFacts.uid))
    .innerJoin(accountFacts, and(eq(accountFacts.uid, membershipFacts.accountUid), isNull(accountFacts.disabledAt)))

/** The organisations in which somebody is an owner or admin, by the names of their venues. */
export async function listOwnOrganisations(db: Queryable, accountUid: string): Promise<OwnOrganisation[]> {
  const mine = db
    .select({ orgUid: brandFacts.orgUid })
    .from(brandFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.profileUid, brandFacts.uid))
    .where(and(eq(membershipFacts.accountUid, accountUid), inArray(membershipFacts.role, ['owner', 'admin'])))
  const rows = await people(db).where(inArray(brandFacts.orgUid, mine)).orderBy(brandFacts.name, brandFacts.uid)
  const names = await findOrganisationNames(db, [...new Set(rows.map(({ orgUid }) => orgUid))])
  return [...Map.groupBy(rows, ({ orgUid }) => orgUid)].flatMap(([orgUid, team]) => {
    const own = team.filter((row) => row.accountUid === accountUid && row.role !== 'member')
    const others = team.filter((row) => row.accountUid !== accountUid)
    const [first] = own
    if (!first) return []
    return {
      orgUid,
      name: must(names.get(orgUid), 'the name of an organisation'),
      brandUid: first.brandUid,
      isOwner: own.some(({ role }) => role === 'owner'),
      hasOthers: others.length > 0,
      hasOtherOwner: others.some(({ role }) => role === 'owner'),
    }
  })
}

async function findOwnOrganisation(
  db: Queryable,
  actor: Actor,
  brandUid: string,
): Promise<OwnOrganisation | undefined> {
  const role = actor.brands[brandUid]
  const own = role && role !== 'member' ? await listOwnOrganisations(db, actor.accountUid ?? '') : []
  const [brand] = await db.select({ orgUid: brandFacts.orgUid }).from(brandFacts).where(eq(brandFacts.uid, brandUid))
  return own.find(({ orgUid }) => orgUid === brand?.orgUid)
}

/** The organisation of a brand, for who manages it; like none for everybody else. */
export async function getOwnOrganisation(db: Queryable, actor: Actor, brandUid: string): Promise<OwnOrganisation> {
  const found = await findOwnOrganisation(db, actor, brandUid)
  if (!found) throw noBrand()
  return found
}

/** Whether somebody may export the organisation of a brand: its owner and admins of our team. */
export const mayExportOrganisation = async (db: Queryable, actor: Actor, brandUid: string): Promise<boolean> =>
  actor.staff === 'admin' || (await findOwnOrganisation(db, actor, brandUid))?.isOwner === true

/** The organisation of a brand, for its owner and for admins of our team; like none for everybody else. */
export async function getOrganisationToExport(
  db: Queryable,
  actor: Actor,
  brandUid: string,
): Promise<Pick<OwnOrganisation, 'orgUid' | 'name' | 'brandUid'>> {
  if (actor.staff === 'admin') {
    const { uid: orgUid, name } = await getOrganisationOf(db, brandUid)
    return { orgUid, name, brandUid }
  }
  const own = await getOwnOrganisation(db, actor, brandUid)
  if (!own.isOwner) throw new CallError('permission-denied', 'Only the owner can export everything. Ask them to do it.')
  return own
}

/** Whether an export can be downloaded by who asked for it: that of an organisation while they may make one. */
export const isStillTheirs = (
  actor: Actor,
  organisations: readonly OwnOrganisation[],
  orgUid: string | null,
): boolean =>
  orgUid === null || actor.staff === 'admin' || organisations.some((own) => own.orgUid === orgUid && own.isOwner)

/** The creator profiles that are somebody's own. */
export async function listOwnCreators(
  db: Queryable,
  accountUid: string,
): Promise<{ uid: string; name: string; handle: string }[]> {
  return db
    .select({ uid: influencerFacts.uid, name: influencerFacts.name, handle: influencerFacts.handle })
    .from(influencerFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.profileUid, influencerFacts.uid))
    .where(and(eq(membershipFacts.accountUid, accountUid), eq(membershipFacts.role, 'owner')))
    .orderBy(influencerFacts.name)
}

/** Everything that belongs to a person and to these organisations. */
export async function gatherSubject(
  db: Queryable,
  account: Account | null,
  orgUids: readonly string[],
): Promise<DataSubject> {
  const creators = account ? await listOwnCreators(db, account.uid) : []
  const brands = await db
    .select({ uid: brandFacts.uid, name: brandFacts.name, handle: brandFacts.handle })
    .from(brandFacts)
    .where(inArray(brandFacts.orgUid, [...orgUids]))
  const [influencerUids, brandUids] = [creators.map(({ uid }) => uid), brands.map(({ uid }) => uid)]
  const collabs = await listCollabsOf(db, { influencerUids, brandUids })
  const names = [
    ...(account ? [account.displayName, account.email] : []),
    ...[...creators, ...brands].flatMap(({ name, handle }) => (handle ? [name, handle] : [name])),
  ]
  return {
    account: account && { uid: account.uid, email: account.email },
    influencerUids,
    brandUids,
    orgUids,
    collabUids: collabs.map(({ uid }) => uid),
    names,
  }
}
