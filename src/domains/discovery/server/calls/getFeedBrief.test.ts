import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import {
  approvedCollab,
  doorToken,
  draftBrief,
  liveBrief,
  scheduledCollab,
  storySlot,
} from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.getFeedBrief, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

it('says that a place is free, with nothing else to look at', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  expect(await w.alice.call('getFeedBrief', { influencerUid: w.aliceInfluencer, briefUid })).toMatchObject({
    closed: null,
    free: true,
    similar: [],
    card: { uid: briefUid, state: 'open' },
    line: { waiting: false, ahead: 0 },
  })
})

it('offers the line and others like it where every place is taken', async () => {
  const w = await world()
  const { brief } = await approvedCollab(w, { maxCollabs: 1 })
  const other = await liveBrief(w, { title: 'Lunch at the counter' })
  const input = { influencerUid: w.oliviaInfluencer, briefUid: brief.uid }
  const seen = await w.olivia.call('getFeedBrief', input)
  expect(seen).toMatchObject({ closed: null, free: false, card: { state: 'full' }, similar: [{ uid: other.uid }] })
  await w.olivia.call('joinBriefWaitlist', input)
  expect(await w.olivia.call('getFeedBrief', input)).toMatchObject({ free: false, line: { waiting: true, ahead: 0 } })
  // Whoever is there already is not sent to themselves.
  const alices = await w.alice.call('getFeedBrief', { ...input, influencerUid: w.aliceInfluencer })
  expect(alices.card.collabUid).not.toBeNull()
})

it('leads back to the last visit at the same venue', async () => {
  const w = await world()
  const { uid: collabUid, visit } = await scheduledCollab(w)
  const { uid: briefUid } = await liveBrief(w, { title: 'Come again' })
  const visitedBy = async (who: 'alice' | 'olivia') =>
    (await w[who].call('getFeedBrief', { influencerUid: w[`${who}Influencer`], briefUid })).visited
  expect(await visitedBy('alice')).toBeNull()
  setClock(storySlot)
  await w.anonymous.call('tickDoor', {
    token: await doorToken(w),
    visitUid: must(visit, 'visit').uid,
    mark: 'arrived',
  })
  expect(await visitedBy('alice')).toEqual({ collabUid, at: storySlot.toISOString() })
  expect(await visitedBy('olivia')).toBeNull()
})

it('offers nothing that was hidden, and one of each place', async () => {
  const w = await world()
  const { brief } = await approvedCollab(w, { maxCollabs: 1 })
  const [older, newer] = [await liveBrief(w, { title: 'Older' }), await liveBrief(w, { title: 'Newer' })]
  const influencerUid = w.oliviaInfluencer
  const similar = async () =>
    (await w.olivia.call('getFeedBrief', { influencerUid, briefUid: brief.uid })).similar.map(({ uid }) => uid)
  expect(await similar()).toHaveLength(1)
  await w.olivia.call('markBrief', { influencerUid, briefUid: newer.uid, mark: 'hidden' })
  expect(await similar()).toEqual([older.uid])
  await w.olivia.call('markBrief', { influencerUid, briefUid: older.uid, mark: 'hidden' })
  expect(await similar()).toEqual([])
})

it('shows one that is paused or has ended, with why, and others like it', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const { uid: briefUid, version } = brief
  const other = await liveBrief(w, { title: 'A year long', liveUntil: '2026-12-31' })
  const input = { influencerUid: w.aliceInfluencer, briefUid }
  await w.bella.call('pauseBrief', { uid: briefUid, version })
  expect(await w.alice.call('getFeedBrief', input)).toMatchObject({
    closed: 'The venue has paused this brief. It may come back.',
    free: false,
    card: { state: 'closed' },
    about: { story: brief.content.story, spendCapMinor: brief.content.spendCapMinor },
  })
  setClock(plus(storyStart, 90 * dayMs))
  expect(await w.alice.call('getFeedBrief', input)).toMatchObject({
    closed: 'This brief has ended.',
    similar: [{ uid: other.uid }],
  })
})

it('answers one that was never up as one that does not exist', async () => {
  const w = await world()
  const { uid: briefUid } = await draftBrief(w)
  const asked = w.alice.call('getFeedBrief', { influencerUid: w.aliceInfluencer, briefUid })
  expect((await refusal(asked)).code).toBe('not-found')
})

it('says before a request what one has agreed to already that is in the way of it', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const input = { influencerUid: w.aliceInfluencer, briefUid }
  await approvedCollab(w)
  expect(await w.alice.call('getFeedBrief', input)).toMatchObject({ closed: null, free: true })
  const { brief } = await approvedCollab(w)
  const seen = await w.alice.call('getFeedBrief', input)
  expect(seen).toMatchObject({ free: false })
  expect((await refusal(w.alice.call('applyToBrief', input))).message).toBe(seen.closed)
  // What they have already says so itself.
  expect((await w.alice.call('getFeedBrief', { ...input, briefUid: brief.uid })).closed).toBeNull()
})
