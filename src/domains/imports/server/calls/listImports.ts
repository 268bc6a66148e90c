import { and, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { accountsNamed } from '../../../accounts/server/accounts-named.ts'
import type { importCalls } from '../../contract.ts'
import type { Counts } from '../../outcomes.ts'
import { imports } from '../tables.ts'
import { viewImports } from '../view.ts'

const counted = (...names: (keyof Counts)[]) =>
  sql`(${sql.join(
    names.map((name) => sql`(${imports.counts} ->> ${sql.raw(`'${name}'`)})::integer`),
    sql` + `,
  )})`

/** Of those that began and were not taken back: null says that nothing of it is in. */
const ofBegun = (count: SQLWrapper) => sql`(case when ${imports.state} not in ('draft', 'undone') then ${count} end)`

/** The imports in the database. */
export const importsSql: TableSql = {
  from: sql`${imports}`,
  uid: imports.uid,
  byDefault: '-created',
  fields: {
    kind: { by: imports.kind, type: 'text' },
    state: { by: imports.state, type: 'text' },
    read: { by: counted('read'), type: 'integer' },
    in: { by: ofBegun(counted('added', 'merged')), type: 'integer' },
    out: { by: ofBegun(counted('duplicate', 'asks', 'refused')), type: 'integer' },
    created: { by: imports.createdAt, type: 'timestamptz' },
  },
}

function matchesSearch(search: string): SQL | undefined {
  const byPeople = sql`${imports.accountUid} in ${accountsNamed(search)}`
  return or(containsText([imports.fileName, imports.listName], search), byPeople)
}

export const listImports: Handler<typeof importCalls.listImports> = async ({ search, ...asked }, { db }) => {
  const ofTeam = and(isNull(imports.orgUid), search ? matchesSearch(search) : undefined)
  const page = await findTablePage(db, importsSql, asked, ofTeam)
  const found = page.uids.length === 0 ? [] : await db.select().from(imports).where(inArray(imports.uid, page.uids))
  return { ...page, rows: await viewImports(db, inOrder(page.uids, found)) }
}
