import { desc } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { privacyCalls } from '../../contract.ts'
import { organisationImports } from '../tables.ts'

const most = 100

export const listOrganisationImports: Handler<typeof privacyCalls.listOrganisationImports> = async (_input, { db }) => {
  const rows = await db
    .select()
    .from(organisationImports)
    .orderBy(desc(organisationImports.at), desc(organisationImports.orgUid))
    .limit(most)
  const names = await findDisplayNames(
    db,
    rows.flatMap(({ accountUid }) => accountUid ?? []),
  )
  return {
    rows: rows.map(({ at, accountUid, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: accountUid ? (names.get(accountUid) ?? null) : null,
    })),
  }
}
