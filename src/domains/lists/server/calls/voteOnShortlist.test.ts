import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { shortlistVotes } from '../tables.ts'

async function shared(w: World) {
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  const { url } = await w.bella.call('shareShortlist', { uid })
  return { uid, token: must(new URL(url).searchParams.get('token')) }
}

/** What the browser of somebody made. */
const keyOf = (name: string) => name.padEnd(32, '0')

describeCall(listCalls.voteOnShortlist, async (w) => ({
  token: (await shared(w)).token,
  name: 'Lena',
  voterKey: keyOf('Lena'),
  influencerUid: w.aliceInfluencer,
  vote: 'maybe',
}))

type Vote = 'approve' | 'maybe' | 'no'

/** A vote on Alice, or on somebody else. */
function voterOf(w: World, token: string) {
  return (name: string, vote: Vote, by: { key?: string; on?: string } = {}) =>
    w.anonymous.call('voteOnShortlist', {
      token,
      name,
      voterKey: by.key ?? keyOf(name),
      influencerUid: by.on ?? w.aliceInfluencer,
      vote,
    })
}

async function votesOnAlice(w: World, uid: string) {
  const { rows } = await w.bella.call('getShortlist', { uid })
  const alice = must(
    rows.find((row) => row.uid === w.aliceInfluencer),
    'Alice',
  )
  return alice.votes.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

it('takes the last opinion of a person, for the brand to see', async () => {
  const w = await world()
  const { uid, token } = await shared(w)
  const vote = voterOf(w, token)
  await vote('Lena', 'maybe')
  await vote('Lena', 'approve')
  await vote('Tom', 'no')
  expect(await votesOnAlice(w, uid)).toEqual([
    { name: 'Lena', vote: 'approve' },
    { name: 'Tom', vote: 'no' },
  ])
  expect((await refusal(vote('Lena', 'no', { on: w.oliviaInfluencer }))).code).toBe('not-found')
})

it('keeps a name on a shortlist to whoever used it first, on every creator and in any case', async () => {
  const w = await world()
  const { uid, token } = await shared(w)
  await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.oliviaInfluencer, uid })
  const vote = voterOf(w, token)
  await vote('Tom', 'approve')
  const key = keyOf('another')
  const taken = { code: 'failed-precondition', message: 'Someone has already voted as Tom. Add your surname.' }
  expect(await refusal(vote('Tom', 'no', { key }))).toMatchObject(taken)
  expect(await refusal(vote('tom', 'no', { key, on: w.oliviaInfluencer }))).toMatchObject(taken)
  await vote('Tom Weber', 'no', { key })
  expect(await votesOnAlice(w, uid)).toEqual([
    { name: 'Tom', vote: 'approve' },
    { name: 'Tom Weber', vote: 'no' },
  ])
})

it('gives a name on each shortlist to somebody else', async () => {
  const w = await world()
  const first = await shared(w)
  await voterOf(w, first.token)('Tom', 'approve')
  const { uid } = await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Summer' })
  await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer, uid })
  const { url } = await w.bella.call('shareShortlist', { uid })
  await voterOf(w, must(new URL(url).searchParams.get('token')))('Tom', 'no', { key: keyOf('another') })
  expect([await votesOnAlice(w, first.uid), await votesOnAlice(w, uid)]).toEqual([
    [{ name: 'Tom', vote: 'approve' }],
    [{ name: 'Tom', vote: 'no' }],
  ])
})

it('leaves votes from before there were keys to whoever votes under their name next', async () => {
  const w = await world()
  const { uid, token } = await shared(w)
  await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.oliviaInfluencer, uid })
  const vote = voterOf(w, token)
  await vote('Tom', 'approve')
  await w.database.db.update(shortlistVotes).set({ voterHash: null })
  const key = keyOf('next')
  await vote('Tom', 'maybe', { key, on: w.oliviaInfluencer })
  expect((await refusal(vote('Tom', 'no'))).code).toBe('failed-precondition')
  await vote('Tom', 'no', { key })
  expect(await votesOnAlice(w, uid)).toEqual([{ name: 'Tom', vote: 'no' }])
})

it('stores the key as a hash only', async () => {
  const w = await world()
  const { token } = await shared(w)
  await voterOf(w, token)('Tom', 'approve')
  const stored = JSON.stringify(await w.database.db.select().from(shortlistVotes))
  expect(stored).not.toContain(keyOf('Tom'))
})
