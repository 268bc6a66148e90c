import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'

describeCall(listCalls.addListMembers, async (w) => ({
  uid: await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid })),
  creators: ['alice.eats'],
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
    creators: ['@Alice.Eats', w.oliviaInfluencer, ...links, 'dora.d', 'x', 'nobody.here', 'nobody.here'],
  })
  expect(answer.added.map((one) => [one.given, one.uid])).toEqual([
    ['@Alice.Eats', w.aliceInfluencer],
    [w.oliviaInfluencer, w.oliviaInfluencer],
    [links[0], paula],
  ])
  expect(answer.there.map(({ handle }) => handle)).toEqual(['dora.d'])
  expect(answer.unmatched).toEqual(['x', 'nobody.here'])
  const [event] = await w.eventsOf(uid)
  expect([must(event).kind, must(event).before, must(event).after]).toMatchObject([
    'list.members-added',
    { members: 1 },
    { members: 4, added: [w.aliceInfluencer, w.oliviaInfluencer, paula] },
  ])
})

it('brings back who was removed only when asked to, and keeps the note', async () => {
  const w = await world()
  const member = { influencerUid: w.aliceInfluencer }
  const uid = await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid, members: [w.aliceInfluencer] }))
  await w.anna.call('saveListMemberNote', { uid, ...member, note: 'Likes windows.' })
  await w.anna.call('removeListMember', { uid, ...member, reason: 'asked to be left alone' })
  const creators = ['alice.eats']
  const first = await w.amir.call('addListMembers', { uid, creators })
  expect([first.added, must(first.removed[0]).reason]).toEqual([[], 'asked to be left alone'])
  expect((await w.amir.call('listListMembers', { uid })).rows).toEqual([])
  await w.amir.call('addListMembers', { uid, creators, bringBack: true })
  const [back] = (await w.amir.call('listListMembers', { uid })).rows
  expect(back).toMatchObject({ handle: 'alice.eats', note: 'Likes windows.', addedBy: 'Amir', removed: null })
})

it('takes a link for who has the handle on its platform, and a post for nobody', async () => {
  const w = await world()
  const people = [
    // On Instagram she has another name than here; that name here is somebody else's, and on TikTok a third person's.
    { name: 'Ines', handle: 'ines', platform: 'instagram', as: 'supper' },
    { name: 'Sam', handle: 'supper', platform: 'instagram', as: 'sam.sups' },
    { name: 'Tess', handle: 'tess', platform: 'tiktok', as: 'supper' },
    { name: 'Pia', handle: 'p', platform: 'instagram', as: 'reel' },
  ] as const
  const [uid] = await w.tx(async (tx) => {
    for (const { name, handle, platform, as } of people)
      await makeInfluencer(tx, {
        name,
        handle,
        social: [{ platform, handle: as, followers: 5, confirmedHow: 'staff' as const }],
      })
    return [await makeList(tx, { name: 'L', by: w.anna.accountUid })]
  })
  const nobodys = [
    'https://www.instagram.com/p/Cxyz/',
    'https://www.instagram.com/reel/Cxyz/',
    'https://youtube.com/@supper',
    'https://instagram.com/ines',
  ]
  const creators = ['https://instagram.com/supper/', 'https://www.tiktok.com/@Supper', 'supper', ...nobodys]
  const answer = await w.anna.call('addListMembers', { uid, creators })
  expect(answer.added.map(({ given, handle }) => [given, handle])).toEqual([
    [creators[0], 'ines'],
    [creators[1], 'tess'],
    ['supper', 'supper'],
  ])
  expect(answer.unmatched).toEqual(nobodys)
})
