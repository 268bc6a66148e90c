import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { onLists } from '../../../../world/stories.ts'
import { listsOf } from '../reads.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

const alone = (w: World) =>
  w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.aliceInfluencer] }))

describeCall(listCalls.removeListMember, async (w) => ({
  uid: await alone(w),
  influencerUid: w.aliceInfluencer,
  reason: 'moved away',
}))

it('counts them nowhere any more, and remembers why', async () => {
  const w = await world()
  const uid = await alone(w)
  const asked = { brandUid: w.luna, eligibility: onLists([uid]), showsAlcohol: false }
  const eligible = async () => (await w.anna.call('countEligible', asked)).eligible
  expect([await eligible(), await listsOf(w.database.db, w.aliceInfluencer)]).toEqual([1, [uid]])
  const removal = { uid, influencerUid: w.aliceInfluencer, reason: 'moved away' }
  await w.anna.call('removeListMember', removal)
  expect([await eligible(), await listsOf(w.database.db, w.aliceInfluencer)]).toEqual([0, []])
  expect((await w.anna.call('listInfluencerLists', {})).rows).toEqual([{ uid, name: 'L', members: 0 }])
  const { rows } = await w.amir.call('listListMembers', { uid, removed: true })
  expect(rows.map(({ handle, removed }) => [handle, must(removed).by, must(removed).reason])).toEqual([
    ['alice.eats', 'Anna', 'moved away'],
  ])
  const [event] = await w.eventsOf(uid)
  expect([must(event).kind, must(event).before, must(event).after, must(event).why]).toEqual([
    'list.member-removed',
    { members: 1, influencerUid: w.aliceInfluencer },
    { members: 0 },
    'moved away',
  ])
  expect((await refusal(w.anna.call('removeListMember', removal))).code).toBe('not-found')
})
