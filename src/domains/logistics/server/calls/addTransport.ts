import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { now } from '../../../../kit/server/clock.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan } from '../begin.ts'
import { transports } from '../tables.ts'
import { transportLine, rowOf } from '../transports.ts'

export const addTransport: Handler<typeof logisticsCalls.addTransport> = async (
  { collabUid, fields },
  { actor, tx, config },
) => {
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const uid = newUid('transport')
  const { visit } = await viewCollab(tx, actor, collab)
  const row = await rowOf(tx, actor, fields, { timezone: brand.timezone, visit }, null)
  await tx.insert(transports).values({ ...row, uid, collabUid, createdAt: now() })
  await recordCollab({ actor, tx }, 'collab.transport-added', null, collab, { touches: ['logistics'] })
  const content = {
    kind: 'logistics.transport-added',
    title: `${brand.name} added your transport`,
    lines: [`${transportLine(fields)}.`],
    action: 'See your transport',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, uid)
  return { uid }
}
