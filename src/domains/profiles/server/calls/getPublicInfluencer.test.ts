import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { publicPageOff } from '../../influencer-profile.ts'
import { influencerProfiles } from '../tables.ts'

async function withPage(w: World, on = true) {
  const publicPage = { ...publicPageOff, on }
  const [row] = await w.database.db
    .update(influencerProfiles)
    .set({ publicPage })
    .where(eq(influencerProfiles.uid, w.aliceInfluencer))
    .returning({ slug: influencerProfiles.slug })
  return { slug: must(row).slug }
}

describeCall(profileCalls.getPublicInfluencer, withPage)

it('knows nobody whose page is off', async () => {
  const w = await world()
  expect(await w.bella.call('getPublicInfluencer', await withPage(w))).toEqual({
    uid: w.aliceInfluencer,
    name: 'Alice Moreau',
    handle: 'alice.eats',
    avatar: null,
    city: 'London',
  })
  expect((await refusal(w.bella.call('getPublicInfluencer', await withPage(w, false)))).code).toBe('not-found')
})
