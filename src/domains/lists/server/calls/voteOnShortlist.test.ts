import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

async function shared(w: World) {
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  const { url } = await w.bella.call('shareShortlist', { uid })
  return { uid, token: must(new URL(url).searchParams.get('token')) }
}

describeCall(listCalls.voteOnShortlist, async (w) => ({
  token: (await shared(w)).token,
  name: 'Lena',
  influencerUid: w.aliceInfluencer,
  vote: 'maybe',
}))

it('takes the last opinion under a name, for the brand to see', async () => {
  const w = await world()
  const { uid, token } = await shared(w)
  const vote = (name: string, said: 'approve' | 'maybe' | 'no', influencerUid = w.aliceInfluencer) =>
    w.anonymous.call('voteOnShortlist', { token, name, influencerUid, vote: said })
  await vote('Lena', 'maybe')
  await vote('Lena', 'approve')
  await vote('Tom', 'no')
  const { rows } = await w.bella.call('getShortlist', { uid })
  expect(rows[0]?.votes.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: 'Lena', vote: 'approve' },
    { name: 'Tom', vote: 'no' },
  ])
  expect((await refusal(vote('Lena', 'no', w.oliviaInfluencer))).code).toBe('not-found')
})
