import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

async function withAlice(w: World) {
  return w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
}

const tokenOf = (url: string) => must(new URL(url).searchParams.get('token'))

describeCall(listCalls.unshareShortlist, async (w) => ({ uid: (await withAlice(w)).uid }))

it('turns the link off at once', async () => {
  const w = await world()
  const { uid } = await withAlice(w)
  const { url } = await w.bella.call('shareShortlist', { uid })
  expect(await w.bella.call('unshareShortlist', { uid })).toEqual({ done: true })
  expect((await refusal(w.anonymous.call('getSharedShortlist', { token: tokenOf(url) }))).code).toBe('not-found')
  expect((await w.bella.call('getShortlist', { uid })).linkUntil).toBeNull()
})
