import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { briefForLists } from '../../../../world/stories.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

const alone = (w: World) =>
  w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.aliceInfluencer] }))

describeCall(listCalls.deleteList, async (w) => ({ uid: await alone(w) }))

it('deletes a list that no brief needs, and logs who was on it', async () => {
  const w = await world()
  const uid = await alone(w)
  const brief = await briefForLists(w, [uid], { title: 'Brunch for two' })
  const refused = await refusal(w.ada.call('deleteList', { uid }))
  expect([refused.code, refused.message]).toEqual(['failed-precondition', expect.stringContaining('Brunch for two')])
  await w.bella.call('archiveBrief', { uid: brief, version: 1 })
  await w.ada.call('deleteList', { uid })
  expect((await refusal(w.ada.call('getList', { uid }))).code).toBe('not-found')
  const [event] = await w.eventsOf(uid)
  expect([must(event).kind, must(must(event).before).name, must(must(event).before).members]).toEqual([
    'list.deleted',
    'L',
    [w.aliceInfluencer],
  ])
})
