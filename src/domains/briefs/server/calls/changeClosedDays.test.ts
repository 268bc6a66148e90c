import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

const easter = { from: '2026-04-03', until: '2026-04-06', closed: true }
const easterDays = ['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06']

describeCall(briefCalls.changeClosedDays, async (w) => {
  await liveBrief(w)
  return { brandUid: w.luna, ...easter }
})

it('closes days in every brief that isn’t archived, and reopens them', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const draft = await draftBrief(w)
  const gone = await liveBrief(w)
  const archived = await w.bella.call('archiveBrief', { uid: gone.uid, version: gone.version })
  const closed = await w.bella.call('changeClosedDays', { brandUid: w.luna, ...easter })
  expect(closed).toMatchObject({ briefs: 2, days: easterDays.map((day) => ({ day, briefs: 2 })) })
  const read = async (uid: string) => w.bella.call('getBrief', { uid })
  expect(await read(live.uid)).toMatchObject({
    status: 'live',
    version: live.version + 1,
    content: { availability: { blackout: easterDays } },
  })
  expect((await read(draft.uid)).content.availability.blackout).toEqual(easterDays)
  expect((await read(gone.uid)).version).toBe(archived.version)

  const reopened = await w.bella.call('changeClosedDays', {
    brandUid: w.luna,
    from: '2026-04-04',
    until: '2026-04-30',
    closed: false,
  })
  expect(reopened.days).toEqual([{ day: '2026-04-03', briefs: 2 }])
  expect((await read(live.uid)).version).toBe(live.version + 2)
})

it('offers no times on these days any more, keeps what is booked, and says who closed them', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const slots = async () =>
    (await w.alice.call('listBriefSlots', { briefUid: live.uid, influencerUid: w.aliceInfluencer })).slots
  const before = await slots()
  const day = before[0]?.startsAt.slice(0, 10) ?? ''
  await w.bella.call('changeClosedDays', { brandUid: w.luna, from: day, until: day, closed: true })
  expect((await slots()).some(({ startsAt }) => startsAt.startsWith(day))).toBe(false)
  const { rows } = await w.bella.call('getBriefVersions', { uid: live.uid })
  expect(rows[0]).toMatchObject({ by: 'Bella', version: live.version + 1 })
})

it('writes nothing to a brief that is closed on these days already', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await w.bella.call('changeClosedDays', { brandUid: w.luna, ...easter })
  await w.ben.call('changeClosedDays', { brandUid: w.luna, ...easter })
  expect((await w.bella.call('getBrief', { uid: live.uid })).version).toBe(live.version + 1)
})

it('keeps every closed day when two close days at once', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await Promise.all([
    w.bella.call('changeClosedDays', { brandUid: w.luna, ...easter }),
    w.ben.call('changeClosedDays', { brandUid: w.luna, from: '2026-05-01', until: '2026-05-01', closed: true }),
  ])
  const { content } = await w.bella.call('getBrief', { uid: live.uid })
  expect(content.availability.blackout).toEqual([...easterDays, '2026-05-01'])
})

it('starts a new brief with the days that all the others are closed on', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await w.bella.call('changeClosedDays', { brandUid: w.luna, ...easter })
  const fresh = await w.bella.call('createBrief', { brandUid: w.luna })
  expect(fresh.content.availability.blackout).toEqual(easterDays)
  // Open again in one of them: no longer a day of the venue.
  await w.bella.call('updateBrief', {
    uid: live.uid,
    version: live.version + 1,
    content: { ...live.content, availability: { ...live.content.availability, blackout: ['2026-04-03'] } },
    note: '',
  })
  const next = await w.bella.call('createBrief', { brandUid: w.luna })
  expect(next.content.availability.blackout).toEqual(['2026-04-03'])
})

it('refuses what is over, what is too much, and a venue without briefs', async () => {
  const w = await world()
  const change = async (from: string, until: string) =>
    refusal(w.bella.call('changeClosedDays', { brandUid: w.luna, from, until, closed: true }))
  expect((await change('2026-05-01', '2026-05-02')).message).toBe(
    'You have no briefs yet. Create one, then close days.',
  )
  const live = await liveBrief(w)
  expect((await change('2026-02-01', '2026-02-03')).message).toBe('These days have passed. Choose today or later days.')
  expect((await change('2026-05-02', '2026-05-01')).code).toBe('invalid-argument')
  expect((await change('2026-05-01', '2026-08-01')).code).toBe('invalid-argument')
  for (const [from, until] of [
    ['2026-05-01', '2026-07-31'],
    ['2026-08-01', '2026-10-31'],
  ] as const)
    await w.bella.call('changeClosedDays', { brandUid: w.luna, from, until, closed: true })
  expect(await change('2026-11-01', '2026-12-31')).toMatchObject({
    code: 'failed-precondition',
    message: `“${live.content.title}” can have up to 200 closed days. Reopen some, then try again.`,
  })
})
