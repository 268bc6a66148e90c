import { assignManager, createAccount } from '../../domains/accounts/server/accounts.ts'
import { makeBrand } from '../../domains/organisations/server/build.ts'
import { getOrganisationOf } from '../../domains/organisations/server/reads.ts'
import { setTier } from '../../domains/plans/server/subscription.ts'
import { makeInfluencer } from '../../domains/profiles/server/build.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoWorld } from './demo-world.ts'

/** A hotel and a creator that signed up again, with another address each, for our team to find and merge. */
export async function makeDemoDuplicates(tx: Tx, world: DemoWorld, present: number): Promise<void> {
  const { brands, influencers, manager, people, run } = world
  setClock(new Date(present - 5 * dayMs))
  const wren = must(
    brands.find(({ handle }) => handle === 'hotelwren'),
    'Hotel Wren',
  )
  const { name, address, district, latitude, longitude } = await manager('getBrandProfile', { uid: wren.uid })
  // Its plan has room for whoever signed up the second time.
  await setTier(tx, (await getOrganisationOf(tx, wren.uid)).uid, 'professional')
  const events = await createAccount(tx, { email: 'events@venues.plusone.test', displayName: 'Wren Events' })
  const uid = await makeBrand(tx, {
    name: `${name} Bloomsbury`,
    category: 'Hotel',
    city: 'london',
    district,
    address,
    latitude,
    longitude,
    ownerUid: events,
    salesStage: 1,
    onboardingStage: 2,
    customerStatus: 'prospect',
  })
  await assignManager(tx, uid, people.managers.london)
  const first = must(influencers[12], 'creator')
  const known = await manager('getInfluencerProfile', { uid: first.uid })
  const email = `${known.handle}.again@creators.plusone.test`
  const ownerUid = await createAccount(tx, { email, displayName: known.name })
  await makeInfluencer(tx, {
    name: known.name,
    handle: `${known.handle}.official`,
    homeCity: first.city,
    bio: known.bio,
    avatar: known.avatar,
    gallery: first.pictures,
    ownerUid,
    approval: 'applied',
    appliedAt: new Date(present - 5 * dayMs),
  })
  setClock(new Date(present))
  await run('find-duplicates')
}
