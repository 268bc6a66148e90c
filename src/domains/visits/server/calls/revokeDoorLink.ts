import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { visitCalls } from '../../contract.ts'
import { doorLinks } from '../tables.ts'

export const revokeDoorLink: Handler<typeof visitCalls.revokeDoorLink> = async ({ brandUid }, { actor, tx }) => {
  assertForBrand(actor, brandUid)
  const revoked = await tx
    .update(doorLinks)
    .set({ revokedAt: now() })
    .where(and(eq(doorLinks.brandUid, brandUid), isNull(doorLinks.revokedAt)))
    .returning({ uid: doorLinks.uid })
  for (const { uid } of revoked)
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'door-link.revoked', { subjectUid: uid, brandUid })
  return { revoked: revoked.length > 0 }
}
