import { eq } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyManager } from '../../../collabs/server/save.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { threads } from '../tables.ts'
import { recordThread } from '../write.ts'

export const requestStaffHelp: Handler<typeof messageCalls.requestStaffHelp> = async (
  { collabUid, reason },
  acting,
) => {
  const { actor, tx } = acting
  const collab = await lockCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'requestStaffHelp', collab)
  await tx.update(threads).set({ helpRequestedAt: now() }).where(eq(threads.collabUid, collabUid))
  await recordThread(acting, 'staff-help.requested', collab, reason)
  await notifyManager(
    acting,
    collab,
    {
      kind: 'staff-help.requested',
      title: 'A collab needs your help',
      lines: [reason],
      action: 'View collab',
    },
    now().getTime(),
  )
  return { done: true }
}
