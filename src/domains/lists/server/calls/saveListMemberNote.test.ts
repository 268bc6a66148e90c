import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

const alone = (w: World) =>
  w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.aliceInfluencer] }))

describeCall(listCalls.saveListMemberNote, async (w) => ({
  uid: await alone(w),
  influencerUid: w.aliceInfluencer,
  note: 'Likes windows.',
}))

it('keeps a note per member, with the one before in the log', async () => {
  const w = await world()
  const uid = await alone(w)
  const note = (text: string) =>
    w.anna.call('saveListMemberNote', { uid, influencerUid: w.aliceInfluencer, note: text })
  await note('Likes windows.')
  await note('Likes the bar.')
  expect(first((await w.amir.call('listListMembers', { uid })).rows).note).toBe('Likes the bar.')
  const [event] = await w.eventsOf(uid)
  expect([must(must(event).before).note, must(must(event).after).note]).toEqual(['Likes windows.', 'Likes the bar.'])
  const other = w.anna.call('saveListMemberNote', { uid, influencerUid: w.oliviaInfluencer, note: 'x' })
  expect((await refusal(other)).code).toBe('not-found')
})
