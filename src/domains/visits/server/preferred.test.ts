import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { hourMs, plus, setClock } from '../../../kit/server/clock.ts'
import { codes, refusal } from '../../../world/describe-call.ts'
import { approvedCollab, liveBrief, scheduledCollab, stayAvailability, storySlot } from '../../../world/stories.ts'
import { world, type World } from '../../../world/world.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import { type BriefContent, quietHours } from '../../briefs/brief.ts'
import { makeBrief } from '../../briefs/server/build.ts'
import { slots } from './tables.ts'

const first = storySlot.toISOString()
const second = '2026-03-10T16:30:00.000Z'
const third = '2026-03-11T15:00:00.000Z'

const at = (times: readonly string[], guests = 1) => ({
  preferred: { times: times.map((startsAt) => ({ startsAt })), guests },
})

/** Alice requests Luna's brief, with times. */
async function asks(w: World, times: readonly string[], change: Partial<BriefContent> = {}) {
  const brief = await liveBrief(w, change)
  return w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer, ...at(times) })
}

/** Olivia takes a time of Luna's brief. */
async function oliviaTakes(w: World, briefUid: string, startsAt: string) {
  const asked = await w.olivia.call('applyToBrief', { briefUid, influencerUid: w.oliviaInfluencer })
  const { uid, version } = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  return w.olivia.call('scheduleVisit', { uid, version, startsAt, guests: 0 })
}

const titlesOf = async (person: World['bella']) =>
  (await person.call('listNotifications', {})).rows.map(({ title }) => title)

/** The latest mail to somebody about something. */
async function mailTo(w: World, to: string, about: string) {
  const sent = await w.database.db.select().from(mails)
  return must(sent.findLast((mail) => mail.to === to && mail.subject.includes(about))).text
}

it('shows the brand when they would like to come, and which of it is taken since', async () => {
  const w = await world()
  const { uid, brief } = await asks(w, [first, third])
  const before = await w.bella.call('getCollab', { uid })
  expect(before.preferred).toEqual({
    times: [
      { startsAt: first, free: true },
      { startsAt: third, free: true },
    ],
    guests: 1,
  })
  await oliviaTakes(w, brief.uid, first)
  const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
  expect(rows[0]?.preferred?.times).toEqual([
    { startsAt: first, free: false, why: 'taken' },
    { startsAt: third, free: true },
  ])
})

it('books the best time with the yes, and tells both sides once', async () => {
  const w = await world()
  const { uid, version } = await asks(w, [second, first])
  const booked = await w.bella.call('approveCollab', { uid, version })
  expect(booked).toMatchObject({ stage: 4, preferred: null, visit: { startsAt: second, guests: 1 } })
  expect(booked.contentDueAt).toBe('2026-03-24T16:30:00.000Z')
  expect((await titlesOf(w.alice))[0]).toBe('You’re in at Luna: Tue 10 Mar, 16:30')
  expect((await titlesOf(w.bella))[0]).toBe('Alice Moreau is coming: Tue 10 Mar, 16:30')
  expect((await titlesOf(w.alice)).filter((title) => title.includes('Luna'))).toHaveLength(1)
  const events = await w.bella.call('getCollabTimeline', { uid })
  expect(events.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['collab.approved', 'collab.scheduled']))
})

it('books the next one where the best was taken, and leaves the choice where all were', async () => {
  const w = await world()
  const asked = await asks(w, [first, third])
  await oliviaTakes(w, asked.brief.uid, first)
  const { uid, version } = asked
  expect(await w.bella.call('approveCollab', { uid, version })).toMatchObject({ stage: 4, visit: { startsAt: third } })
  for (const [to, subject] of [
    ['alice@example.test', 'You’re in at Luna'],
    ['bella@example.test', 'Alice Moreau is coming'],
  ] as const) {
    const mail = await mailTo(w, to, subject)
    expect(mail).toContain('second choice.')
    expect(mail).toContain('Tue 10 Mar, 15:00: taken by another creator.')
  }
  for (const person of [w.alice, w.bella, w.anna]) {
    const { events } = await person.call('getCollabTimeline', { uid })
    expect(events.find(({ kind }) => kind === 'collab.scheduled')?.details).toMatchObject({
      startsAt: third,
      choice: 2,
      passed: [{ startsAt: first, why: 'taken' }],
    })
  }

  const other = await world()
  const late = await asks(other, [first])
  await oliviaTakes(other, late.brief.uid, first)
  const agreed = await other.bella.call('approveCollab', { uid: late.uid, version: late.version })
  expect(agreed).toMatchObject({ stage: 3, visit: null })
  expect((await titlesOf(other.alice))[0]).toBe('You’re in at Luna')
  const mail = await mailTo(other, 'alice@example.test', 'You’re in at Luna')
  expect(mail).toContain('None of your preferred times is still free.')
  expect(mail).toContain('Tue 10 Mar, 15:00: taken by another creator.')
})

it('books no time that is over, or for which the venue has too little notice by then', async () => {
  const w = await world()
  const { uid, version } = await asks(w, [first, third])
  setClock(plus(storySlot, -2 * hourMs))
  expect((await w.bella.call('getCollab', { uid })).preferred?.times[0]).toEqual({
    startsAt: first,
    free: false,
    why: 'notice',
  })
  expect(await w.bella.call('approveCollab', { uid, version })).toMatchObject({ visit: { startsAt: third } })
})

it('books no time at which the creator is elsewhere by then', async () => {
  const w = await world()
  const asked = await asks(w, [first, third])
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: w.orso }))
  const orsos = await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, ...at([first]) })
  await w.oscar.call('approveCollab', { uid: orsos.uid, version: orsos.version })
  const { uid, version } = asked
  // What the venue is shown is what a yes does.
  expect((await w.bella.call('getCollab', { uid })).preferred?.times).toEqual([
    { startsAt: first, free: false, why: 'elsewhere' },
    { startsAt: third, free: true },
  ])
  expect(await w.bella.call('approveCollab', { uid, version })).toMatchObject({ visit: { startsAt: third } })
  // Where the creator is instead stays theirs.
  const mail = await mailTo(w, 'bella@example.test', 'Alice Moreau is coming')
  expect(mail).toContain('we’ve booked their second choice.')
  expect(mail).toContain('Tue 10 Mar, 15:00: Alice Moreau has another visit.')
  expect(mail).not.toContain('Orso')
})

it('books one of two requests for one time, however the two answers meet', async () => {
  const w = await world()
  const lunas = await asks(w, [first])
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: w.orso }))
  const orsos = await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, ...at([first]) })
  const answers = await Promise.all([
    w.bella.call('approveCollab', { uid: lunas.uid, version: lunas.version }),
    w.oscar.call('approveCollab', { uid: orsos.uid, version: orsos.version }),
  ])
  expect(answers.map(({ stage }) => stage).toSorted((a, b) => a - b)).toEqual([3, 4])
})

it('gives the last place of a time to one of two who are approved at once', async () => {
  const w = await world()
  const alices = await asks(w, [first])
  const olivias = await w.olivia.call('applyToBrief', {
    briefUid: alices.brief.uid,
    influencerUid: w.oliviaInfluencer,
    ...at([first]),
  })
  const answers = await Promise.all(
    [alices, olivias].map(({ uid, version }) => w.bella.call('approveCollab', { uid, version })),
  )
  expect(answers.map(({ stage }) => stage).toSorted((a, b) => a - b)).toEqual([3, 4])
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
})

it('lets a cancellation and a yes meet at one time', async () => {
  const w = await world()
  const taken = await scheduledCollab(w, {
    availability: { windows: quietHours, slotMinutes: 90, capacity: 2, leadHours: 24, blackout: [] },
  })
  const asked = await w.olivia.call('applyToBrief', {
    briefUid: taken.brief.uid,
    influencerUid: w.oliviaInfluencer,
    ...at([first]),
  })
  const answers = await Promise.allSettled([
    w.alice.call('cancelCollab', { uid: taken.uid, version: taken.version, reason: 'Ill' }),
    w.bella.call('approveCollab', { uid: asked.uid, version: asked.version }),
  ])
  expect(codes(answers)).toEqual(['ok', 'ok'])
})

it('approves and books with the request itself where the brief says so', async () => {
  const w = await world()
  const collab = await asks(w, [second, first], { approval: 'automatic', autoFit: 0 })
  expect(collab).toMatchObject({ stage: 4, visit: { startsAt: second } })
  expect((await titlesOf(w.alice))[0]).toBe('You’re in at Luna: Tue 10 Mar, 16:30')
  expect((await titlesOf(w.bella))[0]).toBe('Alice Moreau is coming: Tue 10 Mar, 16:30')
})

it.each([
  [[first, first], 'Each time can only be chosen once.'],
  [[first, second, third, '2026-03-11T16:30:00.000Z'], 'Choose at most 3 times.'],
  [[third, '2026-03-10T15:30:00.000Z'], 'Tue 10 Mar, 15:30: That time isn’t available at this venue. Choose another.'],
])('refuses the times %j', async (times, message) => {
  const w = await world()
  expect((await refusal(asks(w, times))).message).toContain(message)
  expect((await w.bella.call('listBrandCollabs', { brandUid: w.luna })).rows).toEqual([])
})

it('refuses a time that is taken, one that clashes, and more guests than may come', async () => {
  const w = await world()
  const { brief } = await scheduledCollab(w)
  const olivia = { briefUid: brief.uid, influencerUid: w.oliviaInfluencer }
  expect((await refusal(w.olivia.call('applyToBrief', { ...olivia, ...at([first]) }))).message).toBe(
    'Tue 10 Mar, 15:00: That time was just taken. Choose another.',
  )
  expect((await refusal(w.olivia.call('applyToBrief', { ...olivia, ...at([third], 3) }))).message).toBe(
    'You can bring up to 1 guest.',
  )
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: w.orso }))
  const clashing = w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer, ...at([first]) })
  expect((await refusal(clashing)).message).toBe('Tue 10 Mar, 15:00: You’re at Luna, 15:00–16:30.')
})

it('books nights with the yes', async () => {
  const w = await world()
  const brief = await liveBrief(w, { availability: stayAvailability })
  const preferred = { times: [{ startsAt: '2026-03-12T15:00:00.000Z', nights: 2 }], guests: 1 }
  const asked = await w.alice.call('applyToBrief', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    preferred,
  })
  const dates = { checkInOn: '2026-03-12', checkOutOn: '2026-03-14' }
  expect(asked.preferred?.times).toEqual([{ startsAt: '2026-03-12T15:00:00.000Z', stay: dates, free: true }])
  const booked = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  expect(must(booked.visit).stay).toEqual(dates)
  expect((await titlesOf(w.alice))[0]).toBe('You’re in at Luna: 2 nights, 12–14 Mar')
})

it('asks for no time where none was named', async () => {
  const w = await world()
  expect(await approvedCollab(w)).toMatchObject({ stage: 3, preferred: null, visit: null })
})
