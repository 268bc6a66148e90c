import { expect, it } from 'vitest'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { refusal } from '../../../world/describe-call.ts'
import { answerSteps, creatorStory, newcomer } from '../../../world/joiners.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { setInfluencer } from '../../profiles/server/build.ts'
import { getInfluencer, findInfluencers } from '../../profiles/server/reads.ts'
import { now } from '../../../kit/server/clock.ts'

const { handle, you, cities, figures } = creatorStory
const others = [{ platform: 'youtube', handle: 'ninatube', followers: 90 }]

async function creator(w: World, more: object = {}): Promise<Person> {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, { handle, you, cities, figures: { ...figures, ...more } })
  return nina
}
async function profileOf(w: World, nina: Person) {
  const { profileUid } = await nina.call('getOnboarding', {})
  return getInfluencer(w.database.db, must(profileUid))
}
async function accountsOf(w: World, nina: Person) {
  const { uid } = await profileOf(w, nina)
  const { social } = mustGet(await findInfluencers(w.database.db, [uid]), uid)
  return social.map(({ platform, handle: name, url, followers }) => [platform, name, url, followers])
}

it('moves the account, the address and the place on the map with a corrected handle and city', async () => {
  const w = await world()
  const nina = await creator(w)
  await answerSteps(nina, { handle: { ...handle, handle: '@nina.bites', platform: 'instagram', homeCity: 'paris' } })
  expect(await accountsOf(w, nina)).toEqual([
    ['instagram', 'nina.bites', 'https://www.instagram.com/nina.bites', 5_000],
  ])
  const { latitude, longitude } = cityFacts.paris
  expect(await profileOf(w, nina)).toMatchObject({
    slug: 'ninabites',
    handle: 'nina.bites',
    homeCity: 'paris',
    cities: ['paris'],
    latitude,
    longitude,
  })
})

it('keeps one account a platform, and lets go of those that are no longer named', async () => {
  const w = await world()
  const nina = await creator(w, { others })
  await answerSteps(nina, { handle: { ...handle, platform: 'youtube' } })
  expect((await accountsOf(w, nina)).map(([platform, name]) => [platform, name])).toEqual([['youtube', 'nina.eats']])
  await answerSteps(nina, { handle, figures: { ...figures, others } })
  await answerSteps(nina, { figures })
  expect((await accountsOf(w, nina)).map(([platform]) => platform)).toEqual(['tiktok'])
})

it('gives a corrected handle an address of its own where another has it, and leaves a known address alone', async () => {
  const w = await world()
  const nina = await creator(w)
  await answerSteps(nina, { handle: { ...handle, handle: 'alice_eats' } })
  expect((await profileOf(w, nina)).slug).toMatch(/^aliceeats-\w{6}$/)
  await setInfluencer(w.database.db, (await profileOf(w, nina)).uid, { appliedAt: now(), slug: 'known' })
  await answerSteps(nina, { handle })
  expect(await profileOf(w, nina)).toMatchObject({ handle: 'nina.eats', slug: 'known' })
})

it('keeps a city that was closed since, and refuses to move into one', async () => {
  const w = await world()
  const nina = await creator(w)
  for (const city of ['london', 'milan'] as const) await w.ada.call('setCityOpen', { city, open: false })
  await answerSteps(nina, { handle: { ...handle, name: 'Nina B' } })
  expect((await profileOf(w, nina)).name).toBe('Nina B')
  const milan = { step: 'handle', answer: { ...handle, homeCity: 'milan' } }
  expect((await refusal(nina.call('saveOnboardingStep', milan))).message).toContain('We’re not in Milan yet')
})

it('says at its field why a day of birth is refused, in words for people', async () => {
  const w = await world()
  const nina = await creator(w)
  for (const [dateOfBirth, words] of [
    ['2010-01-01', /^You need to be 18 or over/],
    ['1890-01-01', /^Enter your date of birth/],
  ] as const) {
    const message: unknown = expect.stringMatching(words)
    const answer = { dateOfBirth, languages: ['en'] }
    await expect(nina.call('saveOnboardingStep', { step: 'you', answer })).rejects.toMatchObject({
      message,
      details: { fields: [{ field: 'dateOfBirth', message }] },
    })
  }
})
