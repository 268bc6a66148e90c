import { gapsOf } from '../../domains/briefs/eligibility.ts'
import { candidateOf } from '../../domains/briefs/server/eligible.ts'
import { findInfluencers } from '../../domains/profiles/server/reads.ts'
import { cityFacts } from '../../domains/profiles/vocabulary.ts'
import { mustGet } from '../../kit/contract/must.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoInfluencer, DemoWorld } from './demo-world.ts'

/** Whether a brief is open to a creator of the demo, by the product's own rules. */
export async function openEligibility(
  tx: Tx,
  influencers: readonly DemoInfluencer[],
): Promise<DemoWorld['isEligible']> {
  const found = await findInfluencers(
    tx,
    influencers.map(({ uid }) => uid),
  )
  return (guest, brand, { eligibility, showsAlcohol }) => {
    const { profile, social } = mustGet(found, guest.uid)
    const { country } = cityFacts[brand.city]
    return gapsOf(eligibility, candidateOf(profile, social, []), { country, showsAlcohol }).length === 0
  }
}
