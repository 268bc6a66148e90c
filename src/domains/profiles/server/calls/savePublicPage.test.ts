import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { findPublicProfile } from '../public-page.ts'
import { influencerProfiles } from '../tables.ts'

const on = (w: World, change: object = {}) => ({
  uid: w.aliceInfluencer,
  version: 1,
  publicPage: { on: true, inSearch: false, showAudience: false, showReliability: true, ...change },
})
const shown = (w: World) => findPublicProfile(w.database.db, { handle: '@Alice.Eats' })

describeCall(profileCalls.savePublicPage, on)

it('shows nothing until it is on, and nothing at once when it is off', async () => {
  const w = await world()
  expect(await shown(w)).toBeNull()
  const { version } = await w.alice.call('savePublicPage', on(w))
  expect(await shown(w)).toMatchObject({
    profile: { name: 'Alice Moreau', handle: 'alice.eats', inSearch: false },
  })
  await w.alice.call('savePublicPage', { ...on(w, { on: false }), version })
  expect(await shown(w)).toBeNull()
})

it('is not for who is not approved, and goes when they are suspended', async () => {
  const w = await world()
  const { version } = await w.alice.call('savePublicPage', on(w))
  await w.database.db
    .update(influencerProfiles)
    .set({ approval: 'suspended' })
    .where(eq(influencerProfiles.uid, w.aliceInfluencer))
  expect(await shown(w)).toBeNull()
  expect(await refusal(w.alice.call('savePublicPage', { ...on(w), version }))).toMatchObject({
    code: 'failed-precondition',
    message: 'You can make your page public once your profile is approved.',
  })
})
