import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan } from '../begin.ts'
import { transports } from '../tables.ts'
import { getTransport, transportLine, rowOf } from '../transports.ts'

export const changeTransport: Handler<typeof logisticsCalls.changeTransport> = async (
  { uid, version, fields },
  { actor, tx, config },
) => {
  const { collabUid } = await getTransport(tx, uid)
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const before = await getTransport(tx, uid)
  sameVersion(before, version)
  const { visit } = await viewCollab(tx, actor, collab)
  const row = await rowOf(tx, actor, fields, { timezone: brand.timezone, visit }, before)
  await tx
    .update(transports)
    .set({ ...row, version: version + 1 })
    .where(eq(transports.uid, uid))
  await recordCollab({ actor, tx }, 'collab.transport-changed', null, collab, { touches: ['logistics'] })
  const content = {
    kind: 'logistics.transport-changed',
    title: `${brand.name} changed your transport`,
    lines: [`It’s now: ${transportLine(fields)}.`],
    action: 'See your transport',
  }
  await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, `${uid}:${version + 1}`)
  return { done: true }
}
