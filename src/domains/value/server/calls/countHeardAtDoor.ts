import { sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { brandOfDoor, venueDay } from '../../../visits/server/door.ts'
import type { valueCalls } from '../../contract.ts'
import { heardTallies } from '../tables.ts'

export const countHeardAtDoor: Handler<typeof valueCalls.countHeardAtDoor> = async ({ token, answer }, { tx }) => {
  const brand = await getBrand(tx, await brandOfDoor(tx, token))
  await tx
    .insert(heardTallies)
    .values({ brandUid: brand.uid, day: venueDay(brand.timezone).date, answer, count: 1 })
    .onConflictDoUpdate({
      target: [heardTallies.brandUid, heardTallies.day, heardTallies.answer],
      set: { count: sql`${heardTallies.count} + 1` },
    })
  return { done: true }
}
