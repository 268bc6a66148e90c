import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import {
  doorToken,
  draftBrief,
  liveBrief,
  requestedCollab,
  scheduledCollab,
  storySlot,
} from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { disableAccount, enableAccount } from '../../../accounts/server/accounts.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.getVenue, async (w) => {
  await liveBrief(w)
  return { influencerUid: w.aliceInfluencer, brandUid: w.luna }
})

const seenBy = (w: World, who: 'alice' | 'olivia') =>
  w[who].call('getVenue', { influencerUid: w[`${who}Influencer`], brandUid: w.luna })

it('shows a venue with what can be requested there, and nothing that is for guests with an appointment', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const venue = await seenBy(w, 'alice')
  expect(venue).toMatchObject({
    uid: w.luna,
    name: 'Luna',
    handle: 'cafeluna',
    briefs: [{ uid: brief.uid, state: 'open' }],
    replies: null,
    reliability: { score: null, parts: [] },
    reviews: { words: [], shared: [] },
    visited: null,
  })
  const said = Object.keys(venue)
  for (const name of ['phone', 'hostPhone', 'hostName', 'arrivalText', 'website', 'labels', 'staffNotes'])
    expect(said).not.toContain(name)
})

it('is not there before a brief was up, nor for a creator that it has blocked, but stays for whoever has a collab with it', async () => {
  const w = await world()
  await draftBrief(w)
  expect((await refusal(seenBy(w, 'alice'))).message).toBe('We couldn’t find that venue.')
  await requestedCollab(w)
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out', reason: '' })
  expect((await refusal(seenBy(w, 'olivia'))).code).toBe('not-found')
  expect(await seenBy(w, 'alice')).toMatchObject({ name: 'Luna' })
  await w.alice.call('blockBrand', { influencerUid: w.aliceInfluencer, brandUid: w.luna })
  expect(await seenBy(w, 'alice')).toMatchObject({ name: 'Luna', briefs: [] })
})

it('leaves out briefs that are paused or over', async () => {
  const w = await world()
  const { uid, version } = await liveBrief(w)
  await w.bella.call('pauseBrief', { uid, version })
  expect((await seenBy(w, 'alice')).briefs).toEqual([])
})

it('shows a review that its creator shares once the venue may read it, without a name until their public page is on', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const reviews = async () => (await seenBy(w, 'olivia')).reviews
  await w.alice.call('submitReview', { collabUid, value: 6, text: 'The kindest hosts.', isShared: true })
  expect((await reviews()).shared).toEqual([])
  await w.bella.call('submitReview', { collabUid, value: 5, text: 'A joy to host.', isShared: true })
  expect(await reviews()).toEqual({
    // One review is not counted: its word would be hers.
    words: [],
    shared: [{ value: 6, text: 'The kindest hosts.', by: null, at: expect.any(String) }],
  })
  const { publicPage, version } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  await w.alice.call('savePublicPage', { uid: w.aliceInfluencer, version, publicPage: { ...publicPage, on: true } })
  expect((await reviews()).shared[0]?.by).toMatchObject({ name: 'Alice Moreau' })
  // A page that nobody answers for any more is not there: neither is the link to it.
  await w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'Left'))
  expect((await reviews()).shared).toMatchObject([{ text: 'The kindest hosts.', by: null }])
  await w.tx((tx) => enableAccount(tx, w.alice.accountUid))
  await w.alice.call('shareReview', { collabUid, isShared: false })
  expect((await reviews()).shared).toEqual([])
})

it('leads back to the last visit', async () => {
  const w = await world()
  const { uid: collabUid, visit } = await scheduledCollab(w)
  setClock(storySlot)
  const token = await doorToken(w)
  await w.anonymous.call('tickDoor', { token, visitUid: must(visit, 'visit').uid, mark: 'arrived' })
  expect((await seenBy(w, 'alice')).visited).toEqual({ collabUid, at: storySlot.toISOString() })
  expect((await seenBy(w, 'olivia')).visited).toBeNull()
})

it('says how quickly it replies from three replies on, of the last 90 days', async () => {
  const w = await world()
  const at = new Date(storyStart)
  const replied = async (people: readonly ('alice' | 'olivia')[], after: number) => {
    for (const who of people) {
      const { uid: briefUid } = await liveBrief(w, { title: `Brief of ${who} ${after}` })
      const asked = await w[who].call('applyToBrief', { briefUid, influencerUid: w[`${who}Influencer`], message: '' })
      setClock(plus(at, after))
      await w.bella.call('declineCollab', { uid: asked.uid, version: asked.version, reason: 'other', note: '' })
      setClock(at)
    }
  }
  await replied(['alice', 'olivia'], dayMs)
  expect((await seenBy(w, 'alice')).replies).toBeNull()
  await replied(['alice'], 2 * dayMs)
  expect(must((await seenBy(w, 'alice')).replies, 'replies')).toEqual({ hours: 24, requests: 3 })
  setClock(plus(at, 91 * dayMs))
  expect((await seenBy(w, 'alice')).replies).toBeNull()
})
