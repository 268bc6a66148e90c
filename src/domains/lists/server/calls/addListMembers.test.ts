import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

describeCall(listCalls.addListMembers, async (w) => ({
  uid: await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid })),
  who: ['alice.eats'],
}))

it('matches handles, links and ids, each person once, and tells what it could not match', async () => {
  const w = await world()
  const [uid, paula] = await w.tx(async (tx) => [
    await makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.doraInfluencer] }),
    await makeInfluencer(tx, {
      name: 'Paula',
      handle: 'paula',
      social: [{ platform: 'tiktok', handle: 'Paula_Bites', followers: 5, confirmedHow: 'staff' }],
    }),
  ])
  const links = ['https://www.tiktok.com/@paula_bites?lang=en', 'PAULA']
  const answer = await w.anna.call('addListMembers', {
    uid,
    // All three of the world are called x on Instagram: that is nobody's handle alone.
    who: ['@Alice.Eats', w.oliviaInfluencer, ...links, 'dora.d', 'x', 'nobody.here', 'nobody.here'],
  })
  expect(answer.added.map((one) => [one.given, one.uid])).toEqual([
    ['@Alice.Eats', w.aliceInfluencer],
    [w.oliviaInfluencer, w.oliviaInfluencer],
    [links[0], paula],
  ])
  expect(answer.there.map(({ handle }) => handle)).toEqual(['dora.d'])
  expect(answer.unmatched).toEqual(['x', 'nobody.here'])
  const [event] = await w.eventsOf(uid)
  expect([event!.kind, event!.before, event!.after]).toMatchObject([
    'list.members-added',
    { members: 1 },
    { members: 4, added: [w.aliceInfluencer, w.oliviaInfluencer, paula] },
  ])
})

it('brings back who was removed only when asked to, and keeps the note', async () => {
  const w = await world()
  const member = { influencerUid: w.aliceInfluencer }
  const uid = await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.aliceInfluencer] }))
  await w.anna.call('noteListMember', { uid, ...member, note: 'Likes windows.' })
  await w.anna.call('removeListMember', { uid, ...member, reason: 'asked to be left alone' })
  const who = ['alice.eats']
  const first = await w.amir.call('addListMembers', { uid, who })
  expect([first.added, first.removed[0]!.reason]).toEqual([[], 'asked to be left alone'])
  expect((await w.amir.call('listListMembers', { uid })).rows).toEqual([])
  await w.amir.call('addListMembers', { uid, who, bringBack: true })
  const [back] = (await w.amir.call('listListMembers', { uid })).rows
  expect(back).toMatchObject({ handle: 'alice.eats', note: 'Likes windows.', addedBy: 'Amir', removed: null })
})
