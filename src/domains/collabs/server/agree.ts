import { newUid } from '../../../kit/contract/ids.ts'
import { now } from '../../../kit/server/clock.ts'
import { takeSpot } from '../../briefs/server/spots.ts'
import { getBrief, getDisclosureRule } from '../../briefs/server/reads.ts'
import { termsOf } from '../../briefs/server/terms.ts'
import { getBrand, getInfluencer } from '../../profiles/server/reads.ts'
import { advance } from '../stages.ts'
import type { Collab } from './reads.ts'
import { type Acting, recordCollab, saveCollab } from './save.ts'
import { deliverables } from './tables.ts'

/** Both sides have said yes: takes a place, freezes the terms and makes the asked pieces of content. */
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
  const asked = terms.deliverables.flatMap((piece) => Array.from({ length: piece.count }, () => piece))
  if (asked.length > 0) {
    await tx.insert(deliverables).values(
      asked.map(({ type, contentType, platform }, position) => ({
        uid: newUid('deliverable'),
        collabUid: collab.uid,
        brandUid: collab.brandUid,
        position,
        type,
        contentType,
        platform,
      })),
    )
  }
  await recordCollab(acting, 'collab.approved', collab, after, { touches: ['collab', 'brief', 'feed'] })
  return after
}
