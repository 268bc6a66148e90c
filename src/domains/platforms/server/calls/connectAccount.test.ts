import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.connectAccount, (w) => ({ influencerUid: w.aliceInfluencer, platform: 'instagram' }))

it('leads to the consent page with a state and a challenge, and back to our own page', async () => {
  const w = await world()
  const { url } = await w.alice.call('connectAccount', { influencerUid: w.aliceInfluencer, platform: 'tiktok' })
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toBe('/sandbox/platform/tiktok')
  expect(searchParams.get('redirect_uri')).toBe(`${w.config.publicUrl}/app/influencer/connected`)
  expect(searchParams.get('state')?.length).toBeGreaterThan(20)
  expect(searchParams.get('code_challenge')?.length).toBe(43)
})
