import { asc, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, staffFacts } from '../../../accounts/server/facts.ts'
import type { recordCalls } from '../../contract.ts'

export const listColleagues: Handler<typeof recordCalls.listColleagues> = async (_input, { db }) => ({
  rows: await db
    .select({ uid: staffFacts.accountUid, name: staffFacts.displayName })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .where(isNull(accountFacts.disabledAt))
    .orderBy(asc(staffFacts.displayName)),
})
