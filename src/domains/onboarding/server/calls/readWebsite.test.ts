import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { website } from '../../../../world/website.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

const nowhere = { website: 'http://10.0.0.1/' }
describeCall(
  onboardingCalls.readWebsite,
  () => nowhere,
  () => nowhere,
)

const page = `<script type="application/ld+json">{"@type":"Restaurant","name":"Luna by the canal","telephone":"+44 1"}</script>`

it('reads a page once, keeps what it says to be offered, and takes nothing of it', async () => {
  const site = await website({ '/': page })
  const w = await world(site.reader)
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  const expected = { website: site.url, name: 'Luna by the canal', phone: '+44 1', pictures: [] }
  expect(await nina.call('readWebsite', { website: site.url })).toEqual({ hints: expected, why: null })
  await nina.call('readWebsite', { website: site.url })
  expect(site.asked).toEqual(['/'])
  expect(await nina.call('getOnboarding', {})).toMatchObject({ hints: expected, answers: {}, profileUid: null })
  await answerSteps(nina, { place: brandStory.place })
  const { profileUid } = await nina.call('getOnboarding', {})
  expect(await nina.call('getBrandProfile', { uid: must(profileUid) })).toMatchObject({ name: 'Nido', phone: null })
  await site.close()
})

it('says why there is nothing, without saying what is behind an address', async () => {
  const w = await world()
  const nina = await newcomer(w)
  const why = async (address: string) => (await nina.call('readWebsite', { website: address })).why
  const unreachable = 'We couldn’t open that page. Check the address, then try again. You can continue without it.'
  expect(await why('http://127.0.0.1/')).toBe(unreachable)
  expect(await why('http://localhost/')).toBe(unreachable)
  expect(await why('localhost')).toBe(unreachable)
  expect(await why('http://127.0.0.1:8080/')).toBe(
    'That’s not a website address. Check it, then try again. You can continue without it.',
  )
})

it('asks nobody where it is switched off', async () => {
  const w = await world(null)
  const nina = await newcomer(w)
  expect(await nina.call('readWebsite', { website: 'https://example.com' })).toEqual({ hints: null, why: null })
})
