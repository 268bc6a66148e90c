import { asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { accountFacts, staffFacts } from './facts.ts'
import type { Colleague } from '../mentions.ts'

/** Our own people who can sign in, by name. */
export function listStaff(db: Queryable): Promise<Colleague[]> {
  return db
    .select({ uid: staffFacts.accountUid, name: staffFacts.displayName })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .where(isNull(accountFacts.disabledAt))
    .orderBy(asc(staffFacts.displayName))
}
