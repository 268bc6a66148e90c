import { now } from '../../../kit/server/clock.ts'
import { takeSpot } from '../../briefs/server/spots.ts'
import { getBrief, getDisclosureRule } from '../../briefs/server/reads.ts'
import { termsOf } from '../../briefs/server/terms.ts'
import { getBrand, getInfluencer } from '../../profiles/server/reads.ts'
import { advance } from '../stages.ts'
import { companions } from './companions.ts'
import type { Collab } from './reads.ts'
import { recordCollab, saveCollab } from './save.ts'
import type { Acting } from './acting.ts'

/** Both sides have approved: takes a spot, freezes the terms and makes the deliverables they ask for. */
export async function agree(acting: Acting, collab: Collab): Promise<Collab> {
  const { tx } = acting
  const next = advance(collab, 'approve')
  await takeSpot(tx, collab.briefUid)
  const brief = await getBrief(tx, collab.briefUid)
  const brand = await getBrand(tx, collab.brandUid)
  const influencer = await getInfluencer(tx, collab.influencerUid)
  const at = now()
  const terms = {
    ...termsOf(brief, brand, await getDisclosureRule(tx, brand.country)),
    agreedAt: at.toISOString(),
    influencerName: influencer.name,
    influencerHandle: influencer.handle,
  }
  const after = await saveCollab(tx, collab, { ...next, terms, answeredAt: at })
  await companions().content.makeDeliverables(tx, collab, terms)
  await recordCollab(acting, 'collab.approved', collab, after, { touches: ['collab', 'brief', 'feed'] })
  return after
}
