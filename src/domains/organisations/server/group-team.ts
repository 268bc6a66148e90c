import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, isBrandMember, isStaff, type MembershipRole } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../accounts/server/facts.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import type { GroupTeamView } from '../contract/group-team.ts'
import { teamPolicy } from './policy.ts'
import { countSeatsOf } from './team.ts'

/** The venues of an organisation whose team somebody sees: their own, and all for our own people. */
export async function seenVenues(
  db: Queryable,
  actor: Actor,
  orgUid: string,
): Promise<{ uid: string; name: string }[]> {
  const all = await listBrandsOf(db, orgUid)
  return isStaff(actor) ? all : all.filter(({ uid }) => isBrandMember(actor, uid))
}

/** People and their roles at these venues, those who came first above; the disabled are left out. */
export async function listPeopleAt(db: Queryable, brandUids: readonly string[]) {
  return db
    .select({
      accountUid: accountFacts.uid,
      name: accountFacts.displayName,
      email: accountFacts.email,
      lastSeenAt: accountFacts.lastSeenAt,
      brandUid: membershipFacts.profileUid,
      role: membershipFacts.role,
    })
    .from(membershipFacts)
    .innerJoin(accountFacts, and(eq(accountFacts.uid, membershipFacts.accountUid), isNull(accountFacts.disabledAt)))
    .where(inArray(membershipFacts.profileUid, [...brandUids]))
    .orderBy(asc(membershipFacts.createdAt), asc(accountFacts.uid), asc(membershipFacts.profileUid))
}

/** Who works where in an organisation, as far as somebody sees it. */
export async function viewGroupTeam(db: Queryable, actor: Actor, orgUid: string): Promise<GroupTeamView> {
  const venues = await seenVenues(db, actor, orgUid)
  const rows = await listPeopleAt(
    db,
    venues.map(({ uid }) => uid),
  )
  const people = new Map<string, GroupTeamView['people'][number]>()
  for (const { accountUid, name, email, lastSeenAt, brandUid, role } of rows) {
    const known = people.get(accountUid) ?? {
      accountUid,
      name,
      email,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      isYou: accountUid === actor.accountUid,
      roles: [] as { brandUid: string; role: MembershipRole }[],
    }
    known.roles.push({ brandUid, role })
    people.set(accountUid, known)
  }
  return {
    venues: venues.map((venue) => ({ ...venue, canChange: may(teamPolicy, actor, 'change', venue) })),
    people: [...people.values()],
    seats: await countSeatsOf(db, orgUid),
  }
}
