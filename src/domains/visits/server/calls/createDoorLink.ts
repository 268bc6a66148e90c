import { and, eq, isNull } from 'drizzle-orm'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { sqlState } from '../../../../kit/server/database-errors.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { makeDoorToken } from '../door.ts'
import { doorLinks } from '../tables.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

/** The earlier link of the venue ends with it. */
export const createDoorLink: Handler<typeof visitCalls.createDoorLink> = async (
  { brandUid },
  { actor, tx, config },
) => {
  assertForBrand(actor, brandUid)
  await getBrand(tx, brandUid)
  const at = now()
  await tx
    .update(doorLinks)
    .set({ revokedAt: at })
    .where(and(eq(doorLinks.brandUid, brandUid), isNull(doorLinks.revokedAt)))
  const { token, ...kept } = makeDoorToken(config)
  const uid = newUid('link')
  try {
    await tx.insert(doorLinks).values({ uid, brandUid, ...kept, createdAt: at })
  } catch (error) {
    if (sqlState(error) === '23505')
      throw new CallError('aborted', 'Someone just created a new door link. Reload to see it.')
    throw error
  }
  await record(tx, actor, actor.staff ? 'staff' : 'brand', 'door-link.created', { subjectUid: uid, brandUid })
  return { url: `${config.publicUrl}/door?token=${token}` }
}
