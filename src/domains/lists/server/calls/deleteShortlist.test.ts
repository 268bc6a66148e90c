import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

async function withAlice(w: World) {
  return w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
}

describeCall(listCalls.deleteShortlist, async (w) => ({ uid: (await withAlice(w)).uid }))

it('deletes a shortlist with what was said, and logs who was on it', async () => {
  const w = await world()
  const { uid } = await withAlice(w)
  await w.bella.call('deleteShortlist', { uid })
  expect((await refusal(w.bella.call('getShortlist', { uid }))).code).toBe('not-found')
  const [event] = await w.eventsOf(uid)
  expect(event).toMatchObject({ kind: 'shortlist.deleted', before: { members: [w.aliceInfluencer] } })
})
