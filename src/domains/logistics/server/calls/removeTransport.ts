import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToTakeOut } from '../begin.ts'
import { transports } from '../tables.ts'
import { getTransport } from '../transports.ts'
import { transportWords } from '../../plans.ts'

export const removeTransport: Handler<typeof logisticsCalls.removeTransport> = async (
  { uid },
  { actor, tx, config },
) => {
  const { collabUid, kind, pickUp } = await getTransport(tx, uid)
  const collab = await lockToTakeOut(tx, actor, collabUid)
  await tx.delete(transports).where(eq(transports.uid, uid))
  await recordCollab({ actor, tx }, 'collab.transport-removed', null, collab, { touches: ['logistics'] })
  const content = {
    kind: 'logistics.transport-removed',
    title: 'The venue cancelled your transport',
    lines: [`${transportWords[kind]} from ${pickUp}.`],
    action: 'Open collab',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, uid)
  return { done: true }
}
