import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab, draftBrief, liveBrief } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { offerBriefSpots } from '../jobs/offer-brief-spots.ts'

describeCall(collabCalls.joinBriefWaitlist, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

/** Alice has the only place; Olivia waits for one. */
async function fullBrief(w: World) {
  const alices = await approvedCollab(w, { maxCollabs: 1 })
  const input = { briefUid: alices.brief.uid, influencerUid: w.oliviaInfluencer }
  return { alices, input, line: await w.olivia.call('joinBriefWaitlist', input) }
}

const cancel = async (w: World, collab: { uid: string; version: number }) =>
  w.alice.call('cancelCollab', { uid: collab.uid, version: collab.version, reason: 'A cold.' })

it('offers a place that comes free to the next in line for 24 hours, and to nobody else', async () => {
  const w = await world()
  const { alices, input, line } = await fullBrief(w)
  expect(line).toEqual({ waiting: true, ahead: 0, offeredUntil: null })
  await cancel(w, alices)
  // Not even before the clock has told Olivia: she waited for it.
  const alicesAsk = { briefUid: input.briefUid, influencerUid: w.aliceInfluencer }
  expect((await refusal(w.alice.call('applyToBrief', alicesAsk))).message).toBe(
    'The open spot is reserved for someone on the waitlist. Join the waitlist for the next one.',
  )
  await runJob(w, offerBriefSpots)
  await runJob(w, offerBriefSpots)
  const notifications = (await w.olivia.call('listNotifications', {})).rows
  expect(notifications).toMatchObject([{ title: 'A spot at Luna has opened up' }])
  expect(first(notifications).path).toContain(`brief=${input.briefUid}`)
  setClock(plus(storyStart, minuteMs))
  expect(await w.alice.call('joinBriefWaitlist', alicesAsk)).toEqual({ waiting: true, ahead: 1, offeredUntil: null })
  expect(await w.olivia.call('applyToBrief', input)).toMatchObject({ stage: 1 })
  // She has asked, so the line is Alice's; and the place is still there to be asked for.
  await runJob(w, offerBriefSpots)
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('A spot at Luna has opened up')
})

it('goes on to the next when nobody asks in time', async () => {
  const w = await world()
  const { alices, input } = await fullBrief(w)
  await cancel(w, alices)
  setClock(plus(storyStart, minuteMs))
  await w.alice.call('joinBriefWaitlist', { briefUid: input.briefUid, influencerUid: w.aliceInfluencer })
  await runJob(w, offerBriefSpots)
  setClock(plus(storyStart, dayMs + 2 * minuteMs))
  expect((await refusal(w.olivia.call('applyToBrief', input))).code).toBe('failed-precondition')
  await runJob(w, offerBriefSpots)
  expect((await w.olivia.call('listNotifications', {})).rows[0]?.title).toBe(
    'We’re no longer holding your spot at Luna',
  )
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('A spot at Luna has opened up')
})

it('is refused where a place is free, where a request is open, and where the brief is not for them', async () => {
  const w = await world()
  const { input } = await fullBrief(w)
  expect(await w.olivia.call('joinBriefWaitlist', input)).toMatchObject({ waiting: true, ahead: 0 })
  const open = await liveBrief(w, { title: 'Another' })
  const why = async (briefUid: string, who = w.olivia, influencerUid = w.oliviaInfluencer) =>
    (await refusal(who.call('joinBriefWaitlist', { briefUid, influencerUid }))).message
  expect(await why(open.uid)).toBe('There’s a spot open. You can request this collab now.')
  expect(await why(input.briefUid, w.alice, w.aliceInfluencer)).toBe(
    'You already have an open collab for this brief. You’ll find it on your dashboard.',
  )
  const far = await liveBrief(w, {
    title: 'For the many',
    eligibility: { ...open.content.eligibility, followersFrom: 50_000 },
  })
  expect(await why(far.uid)).toContain('needs ')
  expect(await why((await draftBrief(w)).uid)).toBe('We couldn’t find that brief.')
})
