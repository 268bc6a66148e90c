import { InfluencerFields } from '../../influencer-profile.ts'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { now } from '../../../../kit/server/clock.ts'
import { profileCalls } from '../../contract.ts'
import { setIdChecked } from '../id-check.ts'

async function edited(w: World, change: Partial<InfluencerFields> = {}) {
  const profile = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  return { uid: profile.uid, version: profile.version, fields: { ...InfluencerFields.parse(profile), ...change } }
}

describeCall(profileCalls.saveInfluencerProfile, (w) => edited(w))

it('is kept, with what it was before, and moves the home with the city', async () => {
  const w = await world()
  const trips = [{ city: 'milan', from: '2026-04-01', until: '2026-04-05' } as const]
  const saved = await w.alice.call(
    'saveInfluencerProfile',
    await edited(w, { bio: 'Brunch.', homeCity: 'paris', travel: trips }),
  )
  expect(saved).toMatchObject({
    bio: 'Brunch.',
    homeCity: 'paris',
    cities: ['paris', 'london'],
    travel: trips,
    version: 2,
  })
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({
    kind: 'influencer.updated',
    side: 'influencer',
    before: { bio: '', homeCity: 'london' },
    after: { bio: 'Brunch.', homeCity: 'paris' },
  })
})

it('leaves a date of birth that an ID has confirmed to our team', async () => {
  const w = await world()
  await w.alice.call('saveInfluencerProfile', await edited(w, { dateOfBirth: '1997-04-12' }))
  await w.tx((tx) => setIdChecked(tx, w.aliceInfluencer, now()))
  expect(await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).toMatchObject({
    can: { save: true, changeDateOfBirth: false },
  })
  const change = await edited(w, { dateOfBirth: '1999-04-12' })
  expect(await refusal(w.alice.call('saveInfluencerProfile', change))).toMatchObject({
    code: 'failed-precondition',
    message: 'Your date of birth was checked with your ID. Contact our team to change it.',
  })
  // Everything else stays theirs.
  await w.alice.call('saveInfluencerProfile', await edited(w, { bio: 'Brunch.' }))
  const byStaff = await edited(w, { dateOfBirth: '1999-04-12' })
  expect(await w.ada.call('saveInfluencerProfile', byStaff)).toMatchObject({
    dateOfBirth: '1999-04-12',
    can: { changeDateOfBirth: true },
  })
})

it('refuses people under 18, a trip that ends before it starts, and a stale version, and leaves all as it was', async () => {
  const w = await world()
  const save = async (change: Partial<InfluencerFields>) =>
    refusal(w.alice.call('saveInfluencerProfile', await edited(w, change)))
  expect(await save({ dateOfBirth: '2008-03-03' })).toMatchObject({ code: 'failed-precondition' })
  expect(await save({ travel: [{ city: 'milan', from: '2026-04-05', until: '2026-04-01' }] })).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('A trip can’t end before it starts') as string,
  })
  const first = await edited(w, { bio: 'One' })
  await w.alice.call('saveInfluencerProfile', first)
  expect((await refusal(w.alice.call('saveInfluencerProfile', first))).code).toBe('aborted')
  expect(await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).toMatchObject({
    bio: 'One',
    version: 2,
  })
})
