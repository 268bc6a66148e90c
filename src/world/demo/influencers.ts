import { createAccount } from '../../domains/accounts/server/accounts.ts'
import { makeInfluencer } from '../../domains/profiles/server/build.ts'
import type { City } from '../../domains/profiles/vocabulary.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, hourMs } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoActor } from './actor.ts'
import { averageViewsOf, demoCreator } from './creators.ts'
import type { DemoInfluencer } from './demo-world.ts'
import { seededRandom } from './random.ts'

export const demoCities = ['london', 'paris', 'nyc', 'dubai', 'berlin', 'melbourne'] as const satisfies readonly City[]
const creatorsPerCity = 34

/** The made-up creators of every city, and those who still wait for an answer. */
export async function makeInfluencers(
  tx: Tx,
  act: (accountUid: string) => DemoActor,
  present: number,
): Promise<{ influencers: DemoInfluencer[]; applicants: DemoInfluencer[] }> {
  const random = seededRandom(7)
  const influencers: DemoInfluencer[] = []
  const applicants: DemoInfluencer[] = []
  for (let index = 0; index < demoCities.length * creatorsPerCity; index += 1) {
    const city = must(demoCities[index % demoCities.length], 'demo city')
    const creator = demoCreator(index, city, random, present)
    const ownerUid = await createAccount(tx, {
      email: `${creator.handle}@creators.plusone.test`,
      displayName: creator.name,
    })
    const approval = index % 17 === 5 ? ('applied' as const) : ('approved' as const)
    // Who waits for an answer has applied in the last two days.
    const ago = approval === 'applied' ? (2 + ((index * 7) % 46)) * hourMs : (700 - ((index * 37) % 690)) * dayMs
    const joinedAt = present - ago
    const permit =
      city === 'dubai' ? { permitNumber: `AE-${10_000 + index}`, permitCountry: 'AE', permitUntil: '2030-12-31' } : {}
    const uid = await makeInfluencer(tx, {
      ...creator,
      ...permit,
      createdAt: new Date(joinedAt),
      appliedAt: new Date(joinedAt),
      approval,
      ownerUid,
    })
    const made = approval === 'approved' ? influencers : applicants
    made.push({
      uid,
      gender: creator.gender,
      city,
      alsoIn: creator.cities.filter((one) => one !== city),
      averageViews: averageViewsOf(creator),
      accountUid: ownerUid,
      act: act(ownerUid),
      joinedAt,
      pictures: [],
      delivered: 0,
    })
  }
  return { influencers, applicants }
}
