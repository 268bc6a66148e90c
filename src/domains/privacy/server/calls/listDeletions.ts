import { inArray, or, sql } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { missingAtEnd } from '../../../../kit/server/sort-indexes.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { accountsNamed } from '../../../accounts/server/accounts-named.ts'
import type { DeletionState } from '../../columns.ts'
import type { privacyCalls } from '../../contract.ts'
import { deletions } from '../tables.ts'

const state = sql<DeletionState>`(case when ${deletions.state} = 'open' and ${deletions.obstacle} is not null then 'blocked' else ${deletions.state} end)`

/** The deletion queue in the database. Every `by` that can be sorted has its index. */
export const deletionsSql: TableSql = {
  from: sql`${deletions}`,
  uid: deletions.uid,
  byDefault: 'due',
  fields: {
    name: { by: deletions.name, type: 'text' },
    kind: { by: deletions.kind, type: 'text' },
    state: { by: state, type: 'text' },
    requested: { by: deletions.requestedAt, type: 'timestamptz' },
    due: { by: deletions.dueAt, type: 'timestamptz' },
    ended: { by: deletions.endedAt, ...missingAtEnd(deletions.endedAt), type: 'timestamptz' },
  },
}

const matchesSearch = (search: string) =>
  or(containsText([deletions.name], search), sql`${deletions.requestedBy} in ${accountsNamed(search)}`)

export const listDeletions: Handler<typeof privacyCalls.listDeletions> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(db, deletionsSql, asked, search ? matchesSearch(search) : undefined)
  return {
    rows: inOrder(page.uids, await viewDeletions(db, page.uids)),
    nextCursor: page.nextCursor,
    count: page.count,
  }
}

async function viewDeletions(db: Queryable, uids: readonly string[]) {
  if (uids.length === 0) return []
  const rows = await db
    .select({ deletion: deletions, state })
    .from(deletions)
    .where(inArray(deletions.uid, [...uids]))
  const names = await findDisplayNames(
    db,
    rows.map(({ deletion }) => deletion.requestedBy),
  )
  return rows.map(({ deletion: { uid, kind, subjectUid, name, obstacle, ...row }, state: stands }) => ({
    uid,
    kind,
    state: stands,
    subjectUid,
    name,
    requestedBy: mustGet(names, row.requestedBy),
    requestedAt: row.requestedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    obstacle: stands === 'blocked' ? obstacle : null,
  }))
}
