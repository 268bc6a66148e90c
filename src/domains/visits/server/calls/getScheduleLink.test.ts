import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduleToken, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { must } from '../../../../kit/contract/must.ts'
import { makeBrief } from '../../../briefs/server/build.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.getScheduleLink, async (w) => {
  await approvedCollab(w)
  return { token: await scheduleToken(w) }
})

it('shows the times of the collab it was mailed for', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { slots, ...page } = await w.anonymous.call('getScheduleLink', { token: await scheduleToken(w) })
  expect(page).toMatchObject({ state: 'open', brandName: 'Luna', timezone: 'Europe/London', bookedFor: null })
  const seen = await w.alice.call('listOpenSlots', { uid, days: 56 })
  expect(slots.map(({ startsAt }) => startsAt)).toEqual(seen.slots.map(({ startsAt }) => startsAt))
})

it('says that they asked another venue for a time about then, and not which', async () => {
  const w = await world()
  await approvedCollab(w)
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: w.orso }))
  const { slots } = await w.alice.call('listBriefSlots', { briefUid, influencerUid: w.aliceInfluencer })
  const times = [{ startsAt: must(slots.find(({ startsAt }) => startsAt === storySlot.toISOString())).startsAt }]
  const preferred = { times, guests: 0 }
  await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, preferred })
  const page = await w.anonymous.call('getScheduleLink', { token: await scheduleToken(w) })
  const asked = page.slots.filter(({ isAsked }) => isAsked).map(({ startsAt }) => startsAt)
  expect(asked).toContain(storySlot.toISOString())
  expect(page.slots.length).toBeGreaterThan(asked.length)
  expect(JSON.stringify(page)).not.toContain('Orso')
})

it('tells a used, an ended and an expired link apart, and shows no times there', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const token = await scheduleToken(w)
  const open = () => w.anonymous.call('getScheduleLink', { token })
  const start = now()
  setClock(plus(start, 15 * dayMs))
  expect(await open()).toMatchObject({ state: 'expired', slots: [] })
  setClock(start)
  const startsAt = storySlot.toISOString()
  const booked = await w.alice.call('scheduleVisit', { uid, version, startsAt, guests: 0 })
  expect(await open()).toMatchObject({
    state: 'used',
    bookedFor: startsAt,
    booked: { address: expect.any(String), guests: 0 },
    slots: [],
  })
  setClock(plus(start, 15 * dayMs))
  expect(await open()).toMatchObject({ state: 'used', bookedFor: startsAt, booked: null })
  setClock(start)
  await w.alice.call('cancelCollab', { uid, version: booked.version, reason: 'A cold.' })
  expect(await open()).toMatchObject({ state: 'ended', bookedFor: null, booked: null, slots: [] })
})

it('does not open a token that is not ours or not whole', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const token = await scheduleToken(w)
  const until = String(plus(now(), dayMs).getTime())
  for (const wrong of ['', 'none', token.slice(0, -3), `${token}.x`, `${uid}.${until}.${token.split('.')[2]}`])
    expect(await refusal(w.anonymous.call('getScheduleLink', { token: wrong }))).toMatchObject({ code: 'not-found' })
})
