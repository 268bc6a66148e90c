import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

/** A brief of Orso's with a single time: an hour into Alice's visit at Luna. */
async function oneTime(w: World, from = '16:00', until = '17:00') {
  const luna = await liveBrief(w)
  const brief = await w.oscar.call('createBrief', {
    brandUid: w.orso,
    content: {
      ...luna.content,
      title: 'One evening',
      liveFrom: '2026-03-01',
      liveUntil: '2026-03-10',
      availability: {
        windows: [{ weekday: 2, from, to: until }],
        slotMinutes: 60,
        capacity: 2,
        leadHours: 120,
        blackout: [],
      },
    },
  })
  const { uid, version } = await w.oscar.call('submitBrief', { uid: brief.uid, version: brief.version })
  return w.ada.call('approveBrief', { uid, version })
}

describeCall(visitCalls.findBriefClash, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

it('warns before a request whose only time overlaps with a visit', async () => {
  const w = await world()
  await scheduledCollab(w)
  const { uid: briefUid } = await oneTime(w)
  expect(await w.alice.call('findBriefClash', { briefUid, influencerUid: w.aliceInfluencer })).toEqual({
    startsAt: '2026-03-10T16:00:00.000Z',
    clash: 'You’re at Luna from 15:00 to 16:30 that day.',
  })
  expect((await w.olivia.call('findBriefClash', { briefUid, influencerUid: w.oliviaInfluencer })).clash).toBeNull()
})

it('says nothing where there are other times, and marks those that clash', async () => {
  const w = await world()
  const alices = await scheduledCollab(w)
  const briefUid = alices.brief.uid
  expect(await w.alice.call('findBriefClash', { briefUid, influencerUid: w.aliceInfluencer })).toEqual({
    startsAt: null,
    clash: null,
  })
  const other = await oneTime(w)
  const asked = await w.alice.call('applyToBrief', { briefUid: other.uid, influencerUid: w.aliceInfluencer })
  const agreed = await w.oscar.call('approveCollab', { uid: asked.uid, version: asked.version })
  const { slots } = await w.alice.call('listOpenSlots', { uid: agreed.uid })
  expect(slots).toMatchObject([{ clash: 'You’re at Luna from 15:00 to 16:30 that day.' }])
  // The venue does not learn where its guest is otherwise.
  expect((await w.oscar.call('listOpenSlots', { uid: agreed.uid })).slots).toMatchObject([{ clash: null }])
  // Moving a visit does not clash with itself.
  const mine = (await w.alice.call('listOpenSlots', { uid: alices.uid })).slots
  expect(mine.find((slot) => slot.startsAt === storySlot.toISOString())?.clash ?? null).toBeNull()
})

it('does not tell of a brief that was never up', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const asked = w.alice.call('findBriefClash', { briefUid: uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(asked)).code).toBe('not-found')
})
