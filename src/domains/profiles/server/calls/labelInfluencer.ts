import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { withLabel } from '../labels.ts'
import { influencerPolicy } from '../policy.ts'
import { lockInfluencer, saveInfluencer } from '../save.ts'

export const labelInfluencer: Handler<typeof profileCalls.labelInfluencer> = async (
  { uid, label, on },
  { actor, tx },
) => {
  const before = await lockInfluencer(tx, actor, uid)
  allow(influencerPolicy, actor, 'decide', before)
  const labels = withLabel(before.labels, label, on)
  await saveInfluencer(tx, actor, 'influencer.staff-facts-updated', before, { labels })
  return { labels }
}
