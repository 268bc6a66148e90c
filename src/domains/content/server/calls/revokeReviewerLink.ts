import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { assertHost } from '../../../collabs/server/door.ts'
import { accessLinks } from '../../../collabs/server/tables.ts'
import { record } from '../../../audit/server/record.ts'
import type { contentCalls } from '../../contract.ts'

export const revokeReviewerLink: Handler<typeof contentCalls.revokeReviewerLink> = async (
  { brandUid, uid },
  { actor, tx },
) => {
  assertHost(actor, brandUid)
  const revoked = await tx
    .update(accessLinks)
    .set({ revokedAt: now() })
    .where(
      and(
        eq(accessLinks.uid, uid),
        eq(accessLinks.brandUid, brandUid),
        eq(accessLinks.kind, 'reviewer'),
        isNull(accessLinks.revokedAt),
      ),
    )
    .returning({ uid: accessLinks.uid })
  if (revoked.length > 0)
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'reviewer.link-revoked', { subjectUid: uid, brandUid })
  return { revoked: revoked.length > 0 }
}
