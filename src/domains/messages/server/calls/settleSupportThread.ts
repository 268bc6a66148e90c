import { eq } from 'drizzle-orm'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { messageCalls } from '../../contract.ts'
import { supportPolicy } from '../policy.ts'
import { lockSupportThread, pushSupport } from '../support.ts'
import { supportThreads } from '../tables.ts'

export const settleSupportThread: Handler<typeof messageCalls.settleSupportThread> = async ({ uid }, { actor, tx }) => {
  const thread = await lockSupportThread(tx, actor, uid)
  allow(supportPolicy, actor, 'settle', thread)
  if (thread.settledAt) return { done: true }
  await tx.update(supportThreads).set({ settledAt: now() }).where(eq(supportThreads.uid, uid))
  await record(tx, actor, 'staff', 'support.settled', { subjectUid: uid })
  await pushSupport(tx, thread.accountUid)
  return { done: true }
}
