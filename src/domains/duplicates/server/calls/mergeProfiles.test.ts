import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { changeCreator } from '../../../../world/creator-changes.ts'
import { bothConnected, mergeOf, secondAlice } from '../../../../world/duplicate-stories.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { first } from '../../../../kit/contract/must.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { duplicateCalls } from '../../contract.ts'

const intoAlice = async (w: World) => mergeOf(w, w.aliceInfluencer, (await secondAlice(w)).uid)

describeCall(duplicateCalls.mergeProfiles, intoAlice)

it('keeps the chosen values, fills what was empty, and keeps the account of each platform', async () => {
  const w = await world()
  const merge = await intoAlice(w)
  expect(merge.take).toEqual(['bio'])
  await w.ada.call('mergeProfiles', { ...merge, take: ['bio', 'handle', 'account-instagram'] })
  const profile = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect(profile).toMatchObject({
    name: 'Alice Moreau',
    handle: 'alice_eats',
    bio: 'Brunch in London.',
    languages: ['en'],
  })
  expect(profile.social.map(({ platform, handle }) => [platform, handle])).toEqual([
    ['instagram', 'alice_two'],
    ['tiktok', 'alice.moves'],
  ])
})

it('lets both sign in, the owner first, and tells both', async () => {
  const w = await world()
  const { alicia, uid } = await secondAlice(w)
  await w.ada.call('mergeProfiles', await mergeOf(w, w.aliceInfluencer, uid))
  const { rows: people } = await w.ada.call('listRecordPeople', { recordUid: w.aliceInfluencer })
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    ['alice@example.test', 'owner'],
    ['alice+work@example.test', 'admin'],
  ])
  for (const person of [w.alice, alicia]) {
    const { rows } = await person.call('listNotifications', {})
    expect(rows[0]).toMatchObject({ title: 'Your profiles are now one' })
    expect((await person.call('getInfluencerProfile', { uid })).uid).toBe(w.aliceInfluencer)
  }
})

it('is in the history with its reason, and leads old links to the profile that stayed', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  await w.ada.call('mergeProfiles', await mergeOf(w, w.aliceInfluencer, uid))
  const event = (await w.eventsOf(w.aliceInfluencer)).find(({ kind }) => kind === 'influencer.merged')
  expect(event).toMatchObject({
    why: 'She wrote from both addresses',
    after: { merged: 'Alice Moreaux (@alice_eats)', bio: 'Brunch in London.' },
  })
  expect((await w.ada.call('getInfluencerProfile', { uid })).uid).toBe(w.aliceInfluencer)
  expect((await w.bella.call('getCreatorPage', { handle: '@Alice_Eats' })).handle).toBe('alice.eats')
})

it('is made once for one key', async () => {
  const w = await world()
  const merge = await intoAlice(w)
  const again = (person: Person) =>
    w.runner.run('mergeProfiles', merge, { ...person.caller, idempotencyKey: 'merge-of-alice-0001' })
  expect(await again(w.ada)).toEqual(await again(w.ada))
  expect((await refusal(w.ada.call('mergeProfiles', merge))).code).toBe('not-found')
})

it('is refused for one profile twice, and for what somebody changed since', async () => {
  const w = await world()
  const merge = await intoAlice(w)
  const refused = async (change: Partial<typeof merge>) => refusal(w.ada.call('mergeProfiles', { ...merge, ...change }))
  expect((await refused({ otherUid: w.aliceInfluencer })).code).toBe('invalid-argument')
  expect((await refused({ take: ['uid'] })).code).toBe('invalid-argument')
  expect((await refused({ otherVersion: merge.otherVersion + 1 })).code).toBe('aborted')
})

it.each([
  [
    'both have an open collab for one brief',
    async (w: World, { alicia, uid }: { alicia: Person; uid: string }) => {
      const { briefUid } = first(await listCollabs(w))
      await alicia.call('applyToBrief', { briefUid, influencerUid: uid, message: 'Me too' })
    },
    /^Both have an open collab for “.+”. Cancel or finish one of them first.$/,
  ],
  ['both have connected the same platform', bothConnected, /^Both have connected Instagram/],
  [
    'one is suspended',
    async (w: World) => changeCreator(w, w.aliceInfluencer, { approval: 'suspended' }),
    /^One of these profiles is suspended/,
  ],
  [
    'their IDs say two dates of birth',
    async (w: World, { uid }: { uid: string }) => {
      await changeCreator(w, w.aliceInfluencer, { idCheckedAt: new Date() })
      await changeCreator(w, uid, { idCheckedAt: new Date(), dateOfBirth: '1990-01-01' })
    },
    /They’re two people/,
  ],
  [
    'one is about to be deleted',
    async (w: World) => void (await w.alice.call('requestDeletion', {})),
    /^alice@example.test is about to be deleted/,
  ],
])('is refused while %s, with what to do first', async (_what, given, says) => {
  const w = await world()
  if (_what.includes('collab')) await requestedCollab(w)
  const second = await secondAlice(w)
  await given(w, second)
  const preview = await w.ada.call('getMergePreview', { uid: w.aliceInfluencer, otherUid: second.uid })
  expect(preview.obstacles).toEqual([expect.stringMatching(says)])
  const { code, message } = await refusal(w.ada.call('mergeProfiles', await mergeOf(w, w.aliceInfluencer, second.uid)))
  expect([code, message]).toEqual(['failed-precondition', expect.stringMatching(says)])
})

async function listCollabs(w: World) {
  const { briefUid, influencerUid } = collabFacts
  return w.database.db.select({ briefUid, influencerUid }).from(collabFacts)
}

it('ends in one state when a request of the profile that goes arrives at the same time', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const { alicia, uid } = await secondAlice(w)
  const merge = await mergeOf(w, w.aliceInfluencer, uid)
  const results = await Promise.allSettled([
    alicia.call('applyToBrief', { briefUid: brief.uid, influencerUid: uid, message: 'I’d love to come.' }),
    w.ada.call('mergeProfiles', merge),
  ])
  const [request, merged] = codes(results)
  expect(merged).toBe('ok')
  // Either it was there first and moved, or it came too late and was refused.
  expect((await listCollabs(w)).map(({ influencerUid }) => influencerUid)).toEqual(
    request === 'ok' ? [w.aliceInfluencer] : [],
  )
  expect(['ok', 'not-found', 'permission-denied']).toContain(request)
})

it('merges a pair once when two admins merge it both ways at the same time', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  const [one, other] = [await mergeOf(w, w.aliceInfluencer, uid), await mergeOf(w, uid, w.aliceInfluencer)]
  const results = await Promise.allSettled([w.ada.call('mergeProfiles', one), w.ada.call('mergeProfiles', other)])
  expect(codes(results).toSorted()).toEqual(['not-found', 'ok'])
})
