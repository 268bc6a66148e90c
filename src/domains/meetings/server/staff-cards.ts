import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, assignmentFacts, staffFacts } from '../../accounts/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { staffHours } from './tables.ts'

/** As many as the front page names. */
const mostManagers = 12

/** What everybody may see of one of the team, by a condition; in one statement. */
function cardsWhere(db: Queryable, condition: SQL) {
  return db
    .select({
      name: staffFacts.displayName,
      slug: staffFacts.slug,
      photo: staffFacts.photo,
      role: staffFacts.role,
      cities: sql<City[]>`array(select distinct ${brandFacts.city} from ${assignmentFacts}
        join ${brandFacts} on ${brandFacts.uid} = ${assignmentFacts.brandUid}
        where ${assignmentFacts.accountUid} = ${staffFacts.accountUid} and ${brandFacts.city} <> 'other'
        order by ${brandFacts.city})`,
      takesMeetings: sql<boolean>`coalesce(jsonb_array_length(${staffHours.windows}) > 0, false)`,
    })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .leftJoin(staffHours, eq(staffHours.accountUid, staffFacts.accountUid))
    .where(and(condition, isNull(accountFacts.disabledAt)))
    .orderBy(asc(staffFacts.displayName), asc(staffFacts.accountUid))
    .limit(mostManagers)
}

type StaffCard = Awaited<ReturnType<typeof cardsWhere>>[number]

/** The named account managers. */
export function listStaffCards(db: Queryable): Promise<StaffCard[]> {
  return cardsWhere(db, eq(staffFacts.role, 'account_manager'))
}

/** One of the team by their address; null where there is none, or not any more. */
export async function findStaffCard(db: Queryable, slug: string): Promise<StaffCard | null> {
  const [card] = await cardsWhere(db, eq(staffFacts.slug, slug))
  return card ?? null
}
