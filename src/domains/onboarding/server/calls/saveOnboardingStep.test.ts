import { expect, it } from 'vitest'
import { must, mustGet } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, creatorStory, newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getInfluencer, findInfluencers } from '../../../profiles/server/reads.ts'

const place = { step: 'place', answer: brandStory.place }
describeCall(
  onboardingCalls.saveOnboardingStep,
  () => place,
  () => place,
)

it('makes a brand with its first answer, gives it the manager with the fewest brands, and a brief from its template', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, brandStory)
  const { profileUid, briefUid, manager, step } = await nina.call('getOnboarding', {})
  expect(step).toBe('check')
  expect(['Anna', 'Amir']).toContain(must(manager).name)
  expect((await nina.call('getUser', {})).linked_brand_uid).toBe(profileUid)
  expect(await nina.call('getBrandProfile', { uid: must(profileUid) })).toMatchObject({
    name: 'Nido',
    category: 'Cafe',
    address: '1 Mill Lane',
    handle: '@nido',
    timezone: 'Europe/London',
    openingHours: brandStory.hours.openingHours,
  })
  expect(await getBrief(w.database.db, must(briefUid))).toMatchObject({
    status: 'draft',
    title: 'Cake at Nido',
    currency: 'GBP',
    valueMinor: 2_000,
    directions: expect.stringContaining('cake being cut') as string,
    availability: { windows: brandStory.visits.windows, capacity: 2 },
  })
  expect((await w.eventsOf(must(profileUid))).map(({ kind }) => kind)).toContain('brand.signed-up')
})

it('answers again change what was made, and make nothing twice', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, brandStory)
  const before = await nina.call('getOnboarding', {})
  await answerSteps(nina, {
    place: { ...brandStory.place, name: 'Nest', city: 'nyc' },
    brief: { ...brandStory.brief, title: 'Tea' },
  })
  const after = await nina.call('getOnboarding', {})
  expect(after).toMatchObject({ profileUid: before.profileUid, briefUid: before.briefUid })
  expect(await nina.call('getBrandProfile', { uid: must(after.profileUid) })).toMatchObject({
    name: 'Nest',
    timezone: 'America/New_York',
  })
})

it('makes a creator who is not in the queue before they are done', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, creatorStory)
  const { profileUid } = await nina.call('getOnboarding', {})
  const { profile, social } = mustGet(await findInfluencers(w.database.db, [must(profileUid)]), must(profileUid))
  expect(profile).toMatchObject({
    handle: 'nina.eats',
    approval: 'applied',
    appliedAt: null,
    cities: ['london', 'paris'],
    bio: 'I eat breakfast twice.',
    contentVibe: ['brunch'],
  })
  expect(social).toMatchObject([
    { platform: 'tiktok', handle: 'nina.eats', followers: 5_000, confirmedHow: 'self-declared' },
  ])
  const queue = await w.ada.call('listInfluencers', { approval: 'applied' })
  expect(queue.rows.map(({ handle }) => handle)).not.toContain('nina.eats')
})

it('keeps nothing of who is under 18', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, { handle: creatorStory.handle })
  const young = { step: 'you', answer: { dateOfBirth: '2008-03-03', languages: ['en'] } }
  expect(await refusal(nina.call('saveOnboardingStep', young))).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('You need to be 18 or over') as string,
  })
  const after = await nina.call('getOnboarding', {})
  expect(after).toMatchObject({ profileUid: null, step: 'you' })
  expect(JSON.stringify(after)).not.toContain('2008')
})

it('asks in order, and says which field is wrong', async () => {
  const w = await world()
  const nina = await newcomer(w)
  expect(await refusal(nina.call('saveOnboardingStep', place))).toMatchObject({ code: 'failed-precondition' })
  await nina.call('chooseSide', { side: 'brand' })
  const hours = { step: 'hours', answer: brandStory.hours }
  expect(await refusal(nina.call('saveOnboardingStep', hours))).toMatchObject({ code: 'failed-precondition' })
  const unnamed = { step: 'place', answer: { ...brandStory.place, name: '' } }
  expect(await refusal(nina.call('saveOnboardingStep', unnamed))).toMatchObject({
    code: 'invalid-argument',
    message: 'Name: This is required.',
  })
  const taken = { step: 'handle', answer: { ...creatorStory.handle, handle: 'alice.eats' } }
  await nina.call('chooseSide', { side: 'influencer' })
  expect((await refusal(nina.call('saveOnboardingStep', taken))).message).toContain(
    '@alice.eats already has a profile here',
  )
})

it('lets handles join whose letters are the same, or that have none, each at an address of its own', async () => {
  const w = await world()
  const slugs: string[] = []
  for (const [at, handle] of ['alice_eats', '__', '_.'].entries()) {
    const person = await newcomer(w, `newcomer${at}`)
    await person.call('chooseSide', { side: 'influencer' })
    await answerSteps(person, { handle: { ...creatorStory.handle, handle }, you: creatorStory.you })
    const { profileUid } = await person.call('getOnboarding', {})
    const profile = await getInfluencer(w.database.db, must(profileUid))
    expect(profile.handle).toBe(handle)
    slugs.push(profile.slug)
  }
  expect(slugs[0]).toMatch(/^aliceeats-\w{6}$/)
  expect(slugs[1]).toMatch(/^\w{6}$/)
  expect(new Set(slugs).size).toBe(3)
})

it('gives a handle to one of twenty who want it at once, by joining or by changing theirs', async () => {
  const w = await world()
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => newcomer(w, `newcomer${at}`)))
  for (const [at, person] of people.entries()) {
    await person.call('chooseSide', { side: 'influencer' })
    // Every other one has a profile already, and another handle.
    const own = { ...creatorStory.handle, ...(at % 2 && { handle: `another${at}` }) }
    await answerSteps(person, { handle: own, ...(at % 2 && { you: creatorStory.you }) })
  }
  const wanted = people.map((person, at) =>
    at % 2
      ? person.call('saveOnboardingStep', { step: 'handle', answer: creatorStory.handle })
      : person.call('saveOnboardingStep', { step: 'you', answer: creatorStory.you }),
  )
  const results = await Promise.allSettled(wanted)
  expect(codes(results).toSorted()).toEqual([...Array<string>(19).fill('failed-precondition'), 'ok'])
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))
  expect(new Set(refused.map((message) => message.split('.').slice(0, 2).join('.')))).toEqual(
    new Set(['@nina.eats already has a profile here']),
  )
})

it('wants every one of the golden rules, and keeps in the log which were acknowledged', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  await answerSteps(nina, creatorStory)
  for (let at = 0; at < 5; at += 1) {
    const acknowledged = [0, 1, 2, 3, 4].map((rule) => rule !== at)
    expect((await refusal(nina.call('saveOnboardingStep', { step: 'rules', answer: { acknowledged } }))).code).toBe(
      'invalid-argument',
    )
  }
  const four = { step: 'rules', answer: { acknowledged: [true, true, true, true] } }
  expect((await refusal(nina.call('saveOnboardingStep', four))).code).toBe('invalid-argument')
  const { profileUid } = await nina.call('finishOnboarding', {})
  const previous = (await w.eventsOf(must(profileUid))).filter(({ kind }) => kind === 'influencer.house-rules-accepted')
  expect(previous).toMatchObject([
    {
      side: 'influencer',
      actorUid: nina.accountUid,
      after: { rules: expect.stringMatching(/^\d{4}-\d\d$/) as string },
    },
  ])
})
