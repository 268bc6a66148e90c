import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, approvedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { setInfluencer, setSocialAccounts } from '../../../profiles/server/build.ts'

describeCall(collabCalls.applyToBrief, async (w) => ({
  briefUid: (await liveBrief(w)).uid,
  influencerUid: w.aliceInfluencer,
  message: '',
}))

it('puts a request before the brand, with fit and reasons, and tells it', async () => {
  const w = await world()
  const collab = await requestedCollab(w)
  expect(collab).toMatchObject({
    stage: 1,
    outcome: 'open',
    side: 'influencer',
    startedBy: 'influencer',
    can: { withdraw: true, approve: false },
  })
  expect(collab.fitReasons).toHaveLength(6)
  expect(collab.fitReasons).toContainEqual(expect.objectContaining({ text: 'your first visit here' }))
  const seen = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
  expect(must(seen.rows[0], 'row').fitReasons).toContainEqual(
    expect.objectContaining({ text: 'first visit to this venue' }),
  )
  expect(seen.rows).toMatchObject([
    { uid: collab.uid, side: 'brand', message: 'I would love to come.', can: { approve: true, decline: true } },
  ])
  const sent = (await w.database.db.select().from(mails)).filter((mail) => mail.subject.includes('would like to visit'))
  expect(sent.map((mail) => mail.to).sort()).toEqual(['bella@example.test', 'ben@example.test'])
})

it('is refused with the exact gap when not eligible, and nothing is left behind', async () => {
  const w = await world()
  await setSocialAccounts(w.database.db, w.aliceInfluencer, { followers: 1_600 })
  const answer = await refusal(requestedCollab(w))
  expect(answer).toEqual({
    code: 'failed-precondition',
    message: 'This brief isn’t open to you: needs 2K followers (you have 1.6K).',
  })
  expect((await w.bella.call('listBrandCollabs', { brandUid: w.luna })).rows).toEqual([])
})

it('is refused while the profile is not approved', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'applied' })
  expect((await refusal(requestedCollab(w))).message).toBe(
    'Your profile isn’t approved yet. We’ll email you when it is.',
  )
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  expect((await refusal(requestedCollab(w))).message).toBe(
    'Your profile isn’t approved, so you can’t request collabs. Your dashboard says why.',
  )
})

it('allows one open collab on the same brief, whichever of two taps is faster', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const tap = () => w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  const results = await Promise.allSettled([tap(), tap()])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await w.bella.call('listBrandCollabs', { brandUid: w.luna })).rows).toHaveLength(1)
})

it('keeps newcomers to two agreed visits at a time', async () => {
  const w = await world()
  await approvedCollab(w)
  await approvedCollab(w)
  expect((await refusal(requestedCollab(w))).message).toBe(
    'You have 2 open collabs, and can have 2 at a time for now. Deliver the content for one of them first.',
  )
})

it('is refused on a paused brief', async () => {
  const w = await world()
  const { uid, version } = await liveBrief(w)
  await w.bella.call('pauseBrief', { uid, version })
  const answer = await refusal(w.alice.call('applyToBrief', { briefUid: uid, influencerUid: w.aliceInfluencer }))
  expect(answer).toEqual({ code: 'failed-precondition', message: 'This brief is paused. Browse the feed for others.' })
})

it('is approved at once where the brief says so and the fit is high enough', async () => {
  const w = await world()
  expect(await requestedCollab(w, { approval: 'automatic', autoFit: 10 })).toMatchObject({
    stage: 3,
    terms: { title: 'Dinner for two at the counter' },
  })
  expect(await requestedCollab(w, { approval: 'automatic', autoFit: 100 })).toMatchObject({ stage: 1 })
})

it.each([
  [1, 'You have 2 open collabs, and can have 2 at a time for now. Deliver the content for one of them first.'],
  [2, 'You have 3 open collabs, and can have 3 at a time for now. Deliver the content for one of them first.'],
  [5, 'You have 5 open collabs, and can have 5 at a time for now. Deliver the content for one of them first.'],
])('after %d visits kept: %s', async (visitsCompleted, message) => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { visitsCompleted })
  const agree = async (): Promise<string> => {
    try {
      await approvedCollab(w)
    } catch (error) {
      return (error as Error).message
    }
    return agree()
  }
  expect(await agree()).toBe(message)
})

it('is refused while content of an earlier visit is overdue', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(plus(storySlot, 14 * dayMs + minuteMs))
  expect((await refusal(requestedCollab(w))).message).toBe(
    'You have overdue content from an earlier visit. Deliver it, then you can send new requests.',
  )
})

it('is refused where the venue has blocked the influencer, without saying so', async () => {
  const w = await world()
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  expect((await refusal(requestedCollab(w))).message).toBe('This brief isn’t open to you. Browse the feed for others.')
})

it('is refused before the first and after the last day of the brief', async () => {
  const w = await world()
  const brief = await liveBrief(w, { liveFrom: '2026-03-04', liveUntil: '2026-03-20' })
  const apply = () => w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(apply())).message).toBe('This brief isn’t open yet. You can request it from 4 Mar 2026.')
  setClock(new Date('2026-03-21T00:00:00Z'))
  expect((await refusal(apply())).message).toBe('This brief has ended. Browse the feed for others.')
})

it('is refused when all places are taken', async () => {
  const w = await world()
  const { brief } = await approvedCollab(w, { maxCollabs: 1 })
  const apply = w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  expect((await refusal(apply)).message).toBe(
    'This brief is fully booked. Join the waitlist to hear when a spot opens up.',
  )
})
