import { eq } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { tellManager } from '../../../collabs/server/save.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { threads } from '../tables.ts'
import { openThread, recordThread } from '../write.ts'

export const askStaff: Handler<typeof messageCalls.askStaff> = async ({ collabUid, reason }, acting) => {
  const { actor, tx } = acting
  const collab = await lockCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'askStaff', collab)
  await openThread(tx, collab)
  await tx.update(threads).set({ staffAskedAt: now() }).where(eq(threads.collabUid, collabUid))
  await recordThread(acting, 'team.asked', collab, reason)
  await tellManager(
    acting,
    collab,
    { kind: 'team.asked', title: 'Your help is asked in a collab', lines: [reason], action: 'Open the collab' },
    now().getTime(),
  )
  return { done: true }
}
