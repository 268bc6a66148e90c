import { expect, it, onTestFinished, vi } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { mostShortlisted } from '../../../lists/shortlists.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.addCreatorsFromList, (w) => ({
  brandUid: w.luna,
  name: 'Autumn',
  influencerUids: [w.aliceInfluencer],
}))

it('makes a shortlist or adds to one, in the order of the list, everybody once', async () => {
  const w = await world()
  const both = [w.oliviaInfluencer, w.aliceInfluencer]
  const made = await w.bella.call('addCreatorsFromList', {
    brandUid: w.luna,
    name: 'Autumn',
    influencerUids: [w.aliceInfluencer],
  })
  expect(made).toMatchObject({ name: 'Autumn', added: 1, there: 0, left: [] })
  expect(
    await w.ben.call('addCreatorsFromList', { brandUid: w.luna, uid: made.uid, influencerUids: [...both, ...both] }),
  ).toMatchObject({ added: 1, there: 1, left: [] })
  expect((await w.eventsOf(made.uid)).map(({ kind }) => kind)).toEqual([
    'shortlist.added',
    'shortlist.added',
    'shortlist.created',
  ])
})

it('keeps the order of the list while the clock goes on', async () => {
  const w = await world()
  const made = await w.tx(async (tx) => {
    const uids: string[] = []
    for (let at = 0; at < 5; at += 1)
      uids.push(
        await makeInfluencer(tx, { name: `Creator ${at}`, handle: `creator.${at}`, ownerUid: w.alice.accountUid }),
      )
    return uids
  })
  const influencerUids = made.toSorted((a, b) => b.localeCompare(a))
  setClock(null)
  let at = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (at += 1))
  onTestFinished(() => clock.mockRestore())
  await w.bella.call('addCreatorsFromList', { brandUid: w.luna, name: 'Autumn', influencerUids })
  const [shortlist] = (await w.bella.call('listShortlists', { brandUid: w.luna })).rows
  expect(shortlist?.influencerUids).toEqual(influencerUids)
})

it('refuses another brand’s shortlist, and a creator whom the brand can’t find', async () => {
  const w = await world()
  const theirs = await w.oscar.call('createShortlist', { brandUid: w.orso, name: 'Orso’s' })
  const add = { brandUid: w.luna, uid: theirs.uid, influencerUids: [w.aliceInfluencer] }
  expect((await refusal(w.bella.call('addCreatorsFromList', add))).code).toBe('not-found')
  expect((await refusal(w.ada.call('addCreatorsFromList', add))).code).toBe('not-found')
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  const blocked = { brandUid: w.luna, name: 'Autumn', influencerUids: [w.aliceInfluencer, w.oliviaInfluencer] }
  expect((await refusal(w.bella.call('addCreatorsFromList', blocked))).message).toMatch(
    /^Some of these creators can’t be shortlisted any more\./,
  )
  expect((await w.bella.call('listShortlists', { brandUid: w.luna })).rows).toEqual([])
})

it('fills a shortlist up, and says for whom there was no room', async () => {
  const w = await world()
  const influencerUids: string[] = []
  await w.tx(async (tx) => {
    for (let at = 0; at <= mostShortlisted; at += 1)
      influencerUids.push(
        await makeInfluencer(tx, { name: `Creator ${at}`, handle: `creator.${at}`, ownerUid: w.alice.accountUid }),
      )
  })
  const answer = await w.bella.call('addCreatorsFromList', { brandUid: w.luna, name: 'Autumn', influencerUids })
  expect(answer).toMatchObject({ added: mostShortlisted, left: influencerUids.slice(-1) })
  const [shortlist] = (await w.bella.call('listShortlists', { brandUid: w.luna })).rows
  expect(shortlist?.influencerUids).toEqual(influencerUids.slice(0, -1))
})
