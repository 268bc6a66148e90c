import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { notifyProfiles, recordCollab } from '../../../collabs/server/save.ts'
import { hasCapability } from '../../../plans/entitlements.ts'
import { findTiers } from '../../../plans/server/subscription.ts'
import { getBrand, getInfluencer } from '../../../profiles/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { isPlannable } from '../begin.ts'
import { logisticsPolicy } from '../policy.ts'
import { collabExtras } from '../tables.ts'

/** What was said can be changed and taken back on every plan of the brand. The notification does not repeat it. */
export const saveAccessNeeds: Handler<typeof logisticsCalls.saveAccessNeeds> = async (
  { collabUid, accessNeeds },
  { actor, tx, config },
) => {
  const collab = await lockCollab(tx, actor, collabUid)
  allow(logisticsPolicy, actor, 'sayAccessNeeds', collab)
  if (!isPlannable(collab))
    throw new CallError('failed-precondition', 'You can tell the venue what you need once you’re approved.')
  const [before] = await tx.select().from(collabExtras).where(eq(collabExtras.collabUid, collabUid))
  if (!before?.accessNeeds) {
    const { orgUid } = await getBrand(tx, collab.brandUid)
    // The creator can't change the venue's plan.
    if (!hasCapability((await findTiers(tx, [orgUid])).get(orgUid) ?? 'basic', 'logistics'))
      throw new CallError(
        'failed-precondition',
        'You can’t send this venue your access needs here. Message them instead.',
      )
  }
  const after = { accessNeeds: accessNeeds || null }
  await tx
    .insert(collabExtras)
    .values({ ...after, collabUid })
    .onConflictDoUpdate({ target: collabExtras.collabUid, set: after })
  await recordCollab({ actor, tx }, 'collab.access-needs-saved', null, collab, { touches: ['logistics'] })
  if (accessNeeds && accessNeeds !== before?.accessNeeds) {
    const { name } = await getInfluencer(tx, collab.influencerUid)
    const content = {
      kind: 'logistics.access-needs-saved',
      title: `${name} told you about their access needs`,
      lines: ['Read them on the collab’s page before the visit.'],
      action: 'Open collab',
    }
    await notifyProfiles({ tx, config }, collab, [collab.brandUid], content, now().getTime())
  }
  return { done: true }
}
