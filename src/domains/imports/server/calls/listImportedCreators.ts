import { inArray, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import type { importCalls } from '../../contract.ts'
import { selectStanding, stateOf, viewImportedCreator } from '../creators/standing.ts'
import { importedCreators } from '../tables.ts'

/** The creators from lists in the database. */
export const importedCreatorsSql: TableSql = {
  from: sql`${importedCreators}`,
  uid: importedCreators.uid,
  byDefault: '-created',
  fields: {
    name: { by: importedCreators.name, type: 'text' },
    city: { by: importedCreators.city, type: 'text' },
    followers: {
      by: importedCreators.followers,
      type: 'integer',
      sortBy: sql`coalesce(${importedCreators.followers}, -1)`,
    },
    state: { by: stateOf, type: 'text' },
    created: { by: importedCreators.createdAt, type: 'timestamptz' },
  },
}

export const listImportedCreators: Handler<typeof importCalls.listImportedCreators> = async (
  { search, ...asked },
  { db },
) => {
  const { name, email, accounts } = importedCreators
  const matches = search ? containsText([name, email, sql`${accounts}::text`], search) : undefined
  const page = await findTablePage(db, importedCreatorsSql, asked, matches)
  const found = page.uids.length === 0 ? [] : await selectStanding(db).where(inArray(importedCreators.uid, page.uids))
  const standing = found.map(({ known, state }) => ({ ...known, state }))
  return { ...page, rows: inOrder(page.uids, standing).map(viewImportedCreator) }
}
