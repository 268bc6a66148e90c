import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { website } from '../../../../world/website.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(
  onboardingCalls.readWebsitePicture,
  () => ({ at: 0 }),
  () => ({ at: 0 }),
)

it('fetches a picture that the page names, and no other', async () => {
  const site = await website({
    '/': '<meta property="og:image" content="/front.png">',
    '/front.png': Buffer.from('bytes'),
  })
  const w = await world(site.reader)
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  expect((await refusal(nina.call('readWebsitePicture', { at: 0 }))).code).toBe('failed-precondition')
  await nina.call('readWebsite', { website: site.url })
  expect(site.asked).toEqual(['/'])
  const base64 = Buffer.from('bytes').toString('base64')
  expect(await nina.call('readWebsitePicture', { at: 0 })).toEqual({ name: 'front.png', type: 'image/png', base64 })
  expect((await refusal(nina.call('readWebsitePicture', { at: 1 }))).code).toBe('failed-precondition')
  await site.close()
})
