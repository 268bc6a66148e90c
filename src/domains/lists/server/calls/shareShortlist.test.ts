import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

async function withAlice(w: World) {
  return w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
}

const tokenOf = (url: string) => must(new URL(url).searchParams.get('token'))

describeCall(listCalls.shareShortlist, async (w) => ({ uid: (await withAlice(w)).uid }))

it('opens for 14 days, and ends the link before', async () => {
  const w = await world()
  const { uid } = await withAlice(w)
  const before = await w.bella.call('shareShortlist', { uid })
  const link = await w.bella.call('shareShortlist', { uid })
  expect(link.until).toBe('2026-03-16T09:00:00.000Z')
  const page = await w.anonymous.call('getSharedShortlist', { token: tokenOf(link.url) })
  expect(page).toMatchObject({ brandName: 'Luna', name: 'Shortlist', rows: [{ handle: 'alice.eats' }] })
  expect((await refusal(w.anonymous.call('getSharedShortlist', { token: tokenOf(before.url) }))).code).toBe('not-found')
})
