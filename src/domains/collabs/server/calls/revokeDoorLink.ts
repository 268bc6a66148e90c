import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { collabCalls } from '../../contract.ts'
import { assertHost } from '../door.ts'
import { accessLinks } from '../tables.ts'

export const revokeDoorLink: Handler<typeof collabCalls.revokeDoorLink> = async ({ brandUid }, { actor, tx }) => {
  assertHost(actor, brandUid)
  const revoked = await tx
    .update(accessLinks)
    .set({ revokedAt: now() })
    .where(and(eq(accessLinks.brandUid, brandUid), eq(accessLinks.kind, 'door'), isNull(accessLinks.revokedAt)))
    .returning({ uid: accessLinks.uid })
  for (const { uid } of revoked)
    await record(tx, actor, actor.staff ? 'staff' : 'brand', 'door.link-revoked', { subjectUid: uid, brandUid })
  return { revoked: revoked.length > 0 }
}
