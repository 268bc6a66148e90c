import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { findOrganisation, type Organisation } from '../../organisations/server/reads.ts'
import type { StatementLine } from '../statement.ts'
import { listStatement } from './statement.ts'
import { creditNotes, fees, invoices } from './tables.ts'

/** The lines of every monthly statement of these organisations, the oldest first. */
export async function listStatements(
  db: Queryable,
  orgUids: readonly string[],
): Promise<({ month: string } & StatementLine)[]> {
  const found: ({ month: string } & StatementLine)[] = []
  for (const uid of orgUids) {
    const org = await findOrganisation(db, uid)
    if (!org) continue
    for (const month of await monthsOf(db, org))
      for (const line of await listStatement(db, org, month)) found.push({ month, ...line })
  }
  return found
}

/** The months that have a statement with something on it, on the organisation’s own clock. */
async function monthsOf(db: Queryable, { uid, timezone }: Organisation): Promise<string[]> {
  const monthOf = (column: typeof invoices.createdAt | typeof creditNotes.createdAt) =>
    sql`to_char(${column} at time zone ${timezone}, 'YYYY-MM')`
  const { rows } = await db.execute<{ month: string }>(sql`
    select ${fees.month} as month from ${fees} where ${fees.orgUid} = ${uid}
    union select ${monthOf(invoices.createdAt)} from ${invoices} where ${invoices.orgUid} = ${uid}
    union select ${monthOf(creditNotes.createdAt)} from ${creditNotes} where ${creditNotes.orgUid} = ${uid}
    order by 1`)
  return rows.map(({ month }) => month)
}
