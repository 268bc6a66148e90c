import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { accountOf } from '../../../../access/roles.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { findClosure, getMessageOf } from '../reads.ts'
import { messageReactions } from '../tables.ts'
import { viewMessages } from '../view.ts'

export const reactToMessage: Handler<typeof messageCalls.reactToMessage> = async (
  { collabUid, messageUid, reaction },
  { actor, tx, config },
) => {
  const collab = await getCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'send', collab)
  const side = sideOn(actor, collab)
  const closed = await findClosure(tx, collab, side)
  if (closed) throw new CallError('failed-precondition', closed)
  const message = await getMessageOf(tx, collabUid, messageUid)
  const accountUid = accountOf(actor)
  const { messageUid: of, accountUid: by } = messageReactions
  if (reaction === null) await tx.delete(messageReactions).where(and(eq(of, messageUid), eq(by, accountUid)))
  else
    await tx
      .insert(messageReactions)
      .values({ messageUid, accountUid, side, reaction, at: now() })
      .onConflictDoUpdate({ target: [of, by], set: { reaction, at: now() } })
  await pushToProfiles(tx, [collab.brandUid, collab.influencerUid], ['message'])
  return one(await viewMessages({ db: tx, actor, config }, collab, [message]))
}
