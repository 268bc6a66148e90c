import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { contentCalls } from '../../contract.ts'
import { contentLinks } from '../tables.ts'

export const revokeContentLink: Handler<typeof contentCalls.revokeContentLink> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  assertForBrand(actor, brandUid)
  const revoked = await tx
    .update(contentLinks)
    .set({ revokedAt: now() })
    .where(and(eq(contentLinks.uid, uid), eq(contentLinks.brandUid, brandUid), isNull(contentLinks.revokedAt)))
    .returning({ uid: contentLinks.uid })
  if (revoked.length > 0)
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'content-link.revoked', { subjectUid: uid, brandUid })
  return { done: revoked.length > 0 }
}
