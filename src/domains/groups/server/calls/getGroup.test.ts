import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.getGroup, (w) => ({ brandUid: w.luna }))

it('has the venues that somebody belongs to, and all of them for our own people', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord', city: 'paris' })
  const uidsFor = async (person: typeof w.bella) =>
    (await person.call('getGroup', { brandUid: w.luna })).venues.map(({ uid, role }) => [uid, role])
  expect(await uidsFor(w.bella)).toEqual([
    [w.luna, 'owner'],
    [nord, 'owner'],
  ])
  expect(await uidsFor(w.ben)).toEqual([[w.luna, 'member']])
  expect(await uidsFor(w.amir)).toEqual([
    [w.luna, null],
    [nord, null],
  ])
})

it('says of each venue what is due, who comes and which times are open', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  const { answerBy } = await requestedCollab(w)
  const { name, plan, venues } = await w.bella.call('getGroup', { brandUid: w.luna })
  expect({ name, plan }).toEqual({ name: 'Luna', plan: 'Freemium' })
  expect(venues[0]).toMatchObject({
    due: { requests: 1, reviews: 0, others: 0, nextAt: answerBy },
    liveBriefs: 1,
    visitsToday: 0,
    nextVisitAt: null,
    published: 0,
    withInsights: 0,
    views: null,
  })
  expect(venues[0]?.openTimes).toBeGreaterThan(0)
  expect(venues[0]?.nextOpenAt).toMatch(/^2026-03-0/)
  expect(venues[1]).toMatchObject({
    due: { requests: 0, reviews: 0, others: 0, nextAt: null },
    liveBriefs: 0,
    openTimes: 0,
    nextOpenAt: null,
  })
})

it('counts what is done no more, as the list of Today does', async () => {
  const w = await world()
  const collab = await scheduledCollab(w)
  const startsAt = collab.visit?.startsAt ?? ''
  setClock(new Date(Date.parse(startsAt) - 3 * 3_600_000))
  const first = async () => (await w.bella.call('getGroup', { brandUid: w.luna })).venues[0]
  expect(await first()).toMatchObject({ visitsToday: 1, nextVisitAt: startsAt, due: { others: 1 } })
  const [item] = (await w.bella.call('listToday', { brandUids: [w.luna] })).rows
  await w.bella.call('markToday', { brandUid: w.luna, key: item?.key ?? '', done: true })
  expect(await first()).toMatchObject({ visitsToday: 1, due: { others: 0, nextAt: null } })
})
