import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.listMapCards, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUids: [(await liveBrief(w)).uid],
}))

it('gives the cards in the order asked, and none of a draft', async () => {
  const w = await world()
  const draft = await draftBrief(w)
  const one = await liveBrief(w, { title: 'One' })
  const two = await liveBrief(w, { title: 'Two' })
  const ask = async (...briefUids: string[]) =>
    (await w.alice.call('listMapCards', { influencerUid: w.aliceInfluencer, briefUids })).cards.map(
      (card) => card.title,
    )
  expect(await ask(two.uid, draft.uid, one.uid, two.uid)).toEqual(['Two', 'One'])
  expect(await ask(one.uid, two.uid)).toEqual(['One', 'Two'])
})

it('says the first free time of the days that are looked for', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  const next = async (days: { day?: string; until?: string }) => {
    const { cards } = await w.alice.call('listMapCards', {
      influencerUid: w.aliceInfluencer,
      briefUids: [uid],
      ...days,
    })
    return cards.map(({ nextSlot }) => nextSlot)
  }
  expect(await next({})).toEqual(['2026-03-03T15:00:00.000Z'])
  expect(await next({ day: '2026-03-08', until: '2026-03-10' })).toEqual(['2026-03-10T15:00:00.000Z'])
  expect(await next({ day: '2026-03-08' })).toEqual([null])
})
