import { or, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findOrgsApart } from '../../profiles/server/reads.ts'
import { findSubscription } from '../../plans/server/subscription.ts'
import { checkouts, creditNotes, customers, discountUses, fees, invoices } from './tables.ts'

/** Invoices, plans and fees belong to an organisation: none of them changes hands. */
export const billingMerge: ProfileMerge = {
  moves: [
    { column: checkouts.brandUid, of: 'brand', does: 'moves' },
    { column: fees.brandUid, of: 'brand', does: 'moves' },
  ],
  obstacles: async (db, pair) => {
    if (pair.type !== 'brand') return []
    const orgs = await findOrgsApart(db, pair)
    if (!orgs || !(await hasMoney(db, orgs.from))) return []
    return (await hasMoney(db, orgs.to))
      ? [
          'Both organisations have a plan or invoices of their own, and those can’t be merged. Make one of the two inactive instead.',
        ]
      : ['The profile you’d remove belongs to an organisation with a plan or invoices. Keep that profile instead.']
  },
}

async function hasMoney(db: Queryable, orgUid: string): Promise<boolean> {
  if (await findSubscription(db, orgUid)) return true
  const each = [customers, checkouts, invoices, creditNotes, fees, discountUses].map(
    (table) => sql`exists (select from ${table} where ${table.orgUid} = ${orgUid})`,
  )
  const { rows } = await db.execute<{ any: boolean }>(sql`select ${or(...each)} as any`)
  return rows[0]?.any ?? false
}
