import { and, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { conditionSql, findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { accountFacts as account, membershipFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { staffCalls } from '../../contract.ts'
import { viewAccountRows } from '../account.ts'

const staffRole = sql`(select ${staffFacts.role} from ${staffFacts} where ${staffFacts.accountUid} = ${account.uid})`

/** What somebody is: by the profiles they act for, and by their place on our team. Empty is neither. */
function isOfKind({ is, values }: Condition): SQL {
  const actsFor = (also: SQL) =>
    sql`exists (select from ${membershipFacts} where ${membershipFacts.accountUid} = ${account.uid} and ${also})`
  const isStaff = sql`${staffRole} is not null`
  if (is === 'empty' || is === 'filled') {
    const any = sql`(${isStaff} or ${actsFor(sql`true`)})`
    return is === 'filled' ? any : sql`not ${any}`
  }
  const types = values.filter((value) => value !== 'staff')
  const any = sql`(${or(
    values.includes('staff') ? isStaff : undefined,
    types.length > 0
      ? actsFor(conditionSql({ by: membershipFacts.profileType, type: 'text' }, { field: '', is: 'is', values: types }))
      : undefined,
  )})`
  return is === 'not' ? sql`not ${any}` : any
}

/** The User Explorer in the database. Every `by` that can be sorted has its index in the tables of accounts. */
export const accountsSql: TableSql = {
  from: sql`${account}`,
  uid: account.uid,
  byDefault: '-created',
  fields: {
    name: { by: account.displayName, type: 'text' },
    email: { by: account.email, type: 'text' },
    side: { by: account.uid, type: 'text', matches: isOfKind },
    role: { by: staffRole, type: 'text' },
    state: {
      by: sql`(case when ${account.disabledAt} is not null then 'disabled' when ${account.deletionDueAt} is not null then 'leaving' else 'open' end)`,
      type: 'text',
    },
    seen: { by: account.lastSeenAt, ...missingAtEnd(account.lastSeenAt), type: 'timestamptz' },
    created: { by: account.createdAt, type: 'timestamptz' },
  },
}

/** Who matches a search, and who is exactly the one that was searched for: they come first, in any order. */
function searched(db: Queryable, search: string): { found: SQL | undefined; exact: SQL | undefined } {
  const words = search.replace(/^@/, '')
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const exact = or(eq(account.uid, words), eq(account.email, words.toLowerCase()))
  const hasProfile = exists(
    db
      .select({ one: sql`1` })
      .from(membershipFacts)
      .leftJoin(brandFacts, eq(brandFacts.uid, membershipFacts.profileUid))
      .leftJoin(influencerFacts, eq(influencerFacts.uid, membershipFacts.profileUid))
      .where(
        and(
          eq(membershipFacts.accountUid, account.uid),
          or(
            eq(membershipFacts.profileUid, words),
            ilike(brandFacts.name, pattern),
            ilike(influencerFacts.name, pattern),
            ilike(influencerFacts.handle, pattern),
          ),
        ),
      ),
  )
  return { exact, found: or(exact, ilike(account.email, pattern), ilike(account.displayName, pattern), hasProfile) }
}

export const browseAccounts: Handler<typeof staffCalls.browseAccounts> = async ({ search, ...asked }, { db }) => {
  if (!search || asked.want === 'count') {
    const page = await findTablePage(db, accountsSql, asked, search ? searched(db, search).found : undefined)
    return { ...page, rows: await viewAccounts(db, page.uids) }
  }
  const { found, exact } = searched(db, search)
  const { uids } = asked.cursor ? { uids: [] } : await findTablePage(db, accountsSql, { ...asked, limit: 1 }, exact)
  const page = await findTablePage(db, accountsSql, asked, and(found, sql`not ${exact}`))
  return { ...page, rows: await viewAccounts(db, [...uids, ...page.uids]) }
}

async function viewAccounts(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ account: columnsOf(account), role: staffFacts.role })
    .from(account)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, account.uid))
    .where(inArray(account.uid, [...uids]))
  const viewed = await viewAccountRows(
    db,
    rows.map(({ account: one, role }) => ({ ...one, staffRole: role })),
  )
  return inOrder(uids, viewed)
}
