import { inArray, or, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { findSubscription } from '../../plans/server/subscription.ts'
import { checkouts, customers, discountUses, fees, invoices } from './tables.ts'

/** Invoices, plans and fees belong to an organisation: none of them changes hands. */
export const billingMerge: ProfileMerge = {
  moves: [
    { column: checkouts.brandUid, of: 'brand', does: 'moves' },
    { column: fees.brandUid, of: 'brand', does: 'moves' },
  ],
  obstacles: async (db, { type, from, to }) => {
    if (type !== 'brand') return []
    const { uid, orgUid } = brandFacts
    const rows = await db
      .select({ uid, orgUid })
      .from(brandFacts)
      .where(inArray(uid, [from, to]))
    const [going, staying] = [from, to].map((one) => rows.find((row) => row.uid === one)?.orgUid)
    if (!going || !staying || going === staying) return []
    if (!(await hasMoney(going))) return []
    return (await hasMoney(staying))
      ? [
          'Both organisations have a plan or invoices of their own, and those can’t be merged. Make one of the two inactive instead.',
        ]
      : ['The organisation of the one that goes has a plan or invoices. Keep that one instead.']

    async function hasMoney(of: string): Promise<boolean> {
      if (await findSubscription(db, of)) return true
      const each = [customers, checkouts, invoices, fees, discountUses].map(
        (table) => sql`exists (select from ${table} where ${table.orgUid} = ${of})`,
      )
      const { rows: found } = await db.execute<{ any: boolean }>(sql`select ${or(...each)} as any`)
      return found[0]?.any ?? false
    }
  },
}
