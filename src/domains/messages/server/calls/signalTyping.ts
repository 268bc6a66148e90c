import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { othersThan } from '../../../collabs/server/save.ts'
import { signal } from '../../../notifications/server/live-updates.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { findClosure } from '../reads.ts'

export const signalTyping: Handler<typeof messageCalls.signalTyping> = async ({ collabUid }, { actor, tx }) => {
  const collab = await getCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'send', collab)
  const side = sideOn(actor, collab)
  // Where they’ve blocked each other, or the conversation is closed, nobody sees it.
  if (await findClosure(tx, collab, side)) return { done: false }
  const managedBrands = side === 'staff' ? [] : [collab.brandUid]
  await signal(tx, { profiles: othersThan(actor, collab), managedBrands }, { name: 'typing', collabUid, side })
  return { done: true }
}
