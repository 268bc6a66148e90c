import { and, eq, isNotNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { threads } from '../tables.ts'
import { recordThread } from '../write.ts'

export const resolveStaffHelp: Handler<typeof messageCalls.resolveStaffHelp> = async ({ collabUid }, acting) => {
  const { actor, tx } = acting
  const collab = await lockCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'settle', collab)
  const settled = await tx
    .update(threads)
    .set({ helpRequestedAt: null })
    .where(and(eq(threads.collabUid, collabUid), isNotNull(threads.helpRequestedAt)))
    .returning({ uid: threads.collabUid })
  if (settled.length === 0) throw new CallError('failed-precondition', 'There’s no open request for help here.')
  await recordThread(acting, 'staff-help.resolved', collab)
  return { done: true }
}
