import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { accountsNamed } from '../../../accounts/server/accounts-named.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import type { onboardingCalls } from '../../contract.ts'
import { onboardings } from '../tables.ts'

const still = new QueryBuilder().select().from(onboardings).where(isNull(onboardings.finishedAt)).as('still')

/** Who has not finished, in the database. Every `by` that can be sorted has its index. */
export const onboardingsSql: TableSql = {
  from: sql`${still}`,
  uid: still.accountUid,
  byDefault: 'since',
  fields: {
    side: { by: still.side, type: 'text' },
    step: { by: still.step, type: 'text' },
    tier: { by: still.tier, type: 'text' },
    since: { by: still.updatedAt, type: 'timestamptz' },
    started: { by: still.startedAt, type: 'timestamptz' },
  },
}

const matchesSearch = (search: string): SQL => sql`${still.accountUid} in ${accountsNamed(search)}`

export const listOnboardings: Handler<typeof onboardingCalls.listOnboardings> = async (
  { search, ...asked },
  { db },
) => {
  const page = await findTablePage(db, onboardingsSql, asked, search ? matchesSearch(search) : undefined)
  const rows = page.uids.length === 0 ? [] : await viewOnboardings(db, page.uids)
  return {
    rows: inOrder(page.uids, rows).map(({ view }) => view),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewOnboardings(db: Queryable, accountUids: readonly string[]) {
  const rows = await db
    .select({ onboarding: onboardings, name: accountFacts.displayName, email: accountFacts.email })
    .from(onboardings)
    .innerJoin(accountFacts, eq(accountFacts.uid, onboardings.accountUid))
    .where(inArray(onboardings.accountUid, [...accountUids]))
  return rows.map(({ onboarding, name, email }) => ({
    uid: onboarding.accountUid,
    view: {
      account: { uid: onboarding.accountUid, name, email },
      side: onboarding.side,
      step: onboarding.step,
      tier: onboarding.tier,
      profileUid: onboarding.profileUid,
      proof: onboarding.answers.given?.proof ?? '',
      startedAt: onboarding.startedAt.toISOString(),
      updatedAt: onboarding.updatedAt.toISOString(),
    },
  }))
}
