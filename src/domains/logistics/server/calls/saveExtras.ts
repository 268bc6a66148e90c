import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import type { logisticsCalls } from '../../contract.ts'
import { lockToPlan } from '../begin.ts'
import { collabExtras } from '../tables.ts'

export const saveExtras: Handler<typeof logisticsCalls.saveExtras> = async (
  { collabUid, version, fields },
  { actor, tx, config },
) => {
  const { collab, brand } = await lockToPlan(tx, actor, collabUid)
  const [before] = await tx.select().from(collabExtras).where(eq(collabExtras.collabUid, collabUid))
  sameVersion({ version: before?.version ?? 0 }, version)
  const after = { ...fields, version: version + 1 }
  await tx
    .insert(collabExtras)
    .values({ ...after, collabUid })
    .onConflictDoUpdate({ target: collabExtras.collabUid, set: after })
  await recordCollab({ actor, tx }, 'collab.extras-saved', null, collab, { touches: ['logistics'] })
  const lines = [
    fields.dress && `What to wear: ${fields.dress}`,
    fields.equipment && `Equipment: ${fields.equipment}`,
    fields.permits && `Permits: ${fields.permits}`,
  ].filter(Boolean)
  if (lines.length > 0)
    await notifyProfiles(
      { tx, config },
      collab,
      [collab.influencerUid],
      {
        kind: 'logistics.extras-saved',
        title: `Good to know before your visit to ${brand.name}`,
        lines,
        action: 'Open collab',
      },
      after.version,
    )
  return { done: true }
}
