import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, plus, setClock } from '../../../kit/server/clock.ts'
import { samples } from '../../../kit/testing/samples.ts'
import { codes, refusal } from '../../../world/describe-call.ts'
import { mailsTo } from '../../../world/meeting-stories.ts'
import { runJob } from '../../../world/run-job.ts'
import { approvedStay, liveBrief, scheduledStay, stayAvailability, storyCheckIn } from '../../../world/stories.ts'
import { type Person, personWho, world, type World } from '../../../world/world.ts'
import { createAccount } from '../../accounts/server/accounts.ts'
import { makeInfluencer } from '../../profiles/server/build.ts'
import { chaseUnconfirmed, requestConfirmation } from './jobs/confirm-visits.ts'
import { forgetNeeds } from './jobs/forget-needs.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'
import { slots } from './tables.ts'

type Guest = { person: Person; uid: string }

/** So many people whom Luna has said yes to, for a stay of one to three nights on any day. */
async function crowd(w: World, count: number, capacity: number): Promise<Guest[]> {
  const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '15:00', to: '23:59' }))
  const stay = { ...stayAvailability.stay, minNights: 1 }
  const availability = { ...stayAvailability, stay, windows, capacity, leadHours: 0 }
  const brief = await liveBrief(w, { maxCollabs: count, availability })
  const guests: Guest[] = []
  for (let index = 0; index < count; index += 1) {
    const handle = `guest${index}`
    const made = await w.tx(async (tx) => {
      const accountUid = await createAccount(tx, { email: `${handle}@example.test`, displayName: handle })
      const social = [{ platform: 'instagram', handle, followers: 9_000, confirmedHow: 'staff' }] as const
      return { accountUid, uid: await makeInfluencer(tx, { name: handle, handle, ownerUid: accountUid, social }) }
    })
    const person = personWho(w.runner, handle, made.accountUid)
    const { uid, version } = await person.call('applyToBrief', { briefUid: brief.uid, influencerUid: made.uid })
    await w.bella.call('approveCollab', { uid, version })
    guests.push({ person, uid })
  }
  return guests
}

/** Every room that counts as taken is somebody's night or somebody's offer, and no night has more than there are rooms. */
async function assertRoomsAddUp(w: World, capacity: number): Promise<void> {
  const { rows } = await w.database.pool.query(`
    select s.starts_at, s.taken,
      (select count(*)::int from visits v where v.brief_uid = s.brief_uid and v.live
        and s.starts_at::date - 1 >= v.check_in_on and s.starts_at::date - 1 < v.check_out_on) as visits,
      (select count(*)::int from waitlist l where l.brief_uid = s.brief_uid and l.offered_until is not null
        and s.starts_at::date - 1 >= l.check_in_on and s.starts_at::date - 1 < l.check_out_on) as offers
    from slots s`)
  for (const row of rows) {
    expect(row).toMatchObject({ taken: row.visits + row.offers })
    expect(row.taken).toBeLessThanOrEqual(capacity)
  }
}

const nightsTaken = async (w: World) =>
  Object.fromEntries(
    (await w.database.db.select().from(slots))
      .filter(({ taken }) => taken > 0)
      .map(({ startsAt, taken }) => [plus(startsAt, -dayMs).toISOString().slice(0, 10), taken]),
  )

it('books the nights, and both sides see the stay', async () => {
  const w = await world()
  const collab = await scheduledStay(w)
  expect(collab).toMatchObject({
    stage: 4,
    // 14 days after check-out.
    contentDueAt: '2026-03-28T11:00:00.000Z',
    terms: { stay: { minNights: 2, maxNights: 3, checkInFrom: '15:00', checkOutBy: '11:00', perNight: true } },
    visit: {
      startsAt: storyCheckIn.toISOString(),
      endsAt: '2026-03-14T11:00:00.000Z',
      stay: { checkInOn: '2026-03-12', checkOutOn: '2026-03-14' },
    },
  })
  expect(await nightsTaken(w)).toEqual({ '2026-03-12': 1, '2026-03-13': 1 })
  const { brief } = collab
  expect((await w.bella.call('getBrief', { uid: brief.uid })).content.availability.stay).toBeDefined()
  expect((await w.bella.call('listNotifications', {})).rows[0]?.title).toBe(
    'Alice Moreau is coming: 2 nights, 12–14 Mar',
  )
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe(
    'You’re booked at Luna: 2 nights, 12–14 Mar',
  )
})

it.each([
  [{ nights: undefined }, 'Choose your check-out date.'],
  [{ nights: 1 }, 'Stays here are for 2–3 nights. Choose another check-out date.'],
  [{ startsAt: '2026-03-10T15:00:00.000Z' }, 'You can’t check in on a Tuesday here.'],
])('refuses a stay with %j: %s', async (change, message) => {
  const w = await world()
  const { uid, version } = await approvedStay(w)
  const booking = { uid, version, startsAt: storyCheckIn.toISOString(), nights: 2, guests: 0, ...change }
  const refused = await refusal(w.alice.call('scheduleVisit', booking))
  expect(refused).toMatchObject({ code: 'failed-precondition', message: expect.stringContaining(message) })
  expect(await nightsTaken(w)).toEqual({})
})

it('shows nights with their rooms, and what a stay is worth', async () => {
  const w = await world()
  await scheduledStay(w)
  const [olivia] = await oliviaToo(w)
  const open = await w.olivia.call('listOpenSlots', { uid: olivia.uid, days: 28 })
  const left = (date: string) => open.stay?.nights.find(({ day }) => day === date)?.left
  expect(open.stay).toMatchObject({ minNights: 2, maxNights: 3, nightMinor: 120_00, currency: 'GBP' })
  expect([left('2026-03-12'), left('2026-03-13'), left('2026-03-14')]).toEqual([0, 0, 1])
  expect(open.slots.find((slot) => slot.startsAt === '2026-03-13T15:00:00.000Z')?.left).toBe(0)
  expect(open.slots.find((slot) => slot.startsAt === '2026-03-14T15:00:00.000Z')?.left).toBe(1)
  // Her own nights are free for Alice to move about in.
  const alices = await w.alice.call('listInfluencerCollabs', { influencerUid: w.aliceInfluencer })
  const own = await w.alice.call('listOpenSlots', { uid: must(alices.rows[0], 'collab').uid })
  expect(own.stay?.nights.find(({ day }) => day === '2026-03-13')?.left).toBe(1)
})

/** Bella has said yes to Olivia for the brief of Alice's stay, too. */
async function oliviaToo(w: World) {
  const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'active' })
  const asked = await w.olivia.call('applyToBrief', {
    briefUid: must(rows[0], 'collab').brief.uid,
    influencerUid: w.oliviaInfluencer,
  })
  const { uid, version } = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  return [{ uid, version }] as const
}

it('moves a stay within its own nights, and gives the others back', async () => {
  const w = await world()
  const { uid, version } = await scheduledStay(w)
  const startsAt = '2026-03-13T15:00:00.000Z'
  const moved = await w.alice.call('rescheduleVisit', { uid, version, startsAt, nights: 3, guests: 1 })
  expect(moved.visit?.stay).toEqual({ checkInOn: '2026-03-13', checkOutOn: '2026-03-16' })
  expect(moved.contentDueAt).toBe('2026-03-30T11:00:00.000Z')
  expect(await nightsTaken(w)).toEqual({ '2026-03-13': 1, '2026-03-14': 1, '2026-03-15': 1 })
  await w.alice.call('cancelCollab', { uid, version: moved.version, reason: 'A cold.' })
  expect(await nightsTaken(w)).toEqual({})
})

it('takes nothing when one night is full, and offers the whole stay once all its nights are free', async () => {
  const w = await world()
  const { uid, version } = await scheduledStay(w)
  const [olivia] = await oliviaToo(w)
  // The night of the 14th is free, that of the 13th is not.
  const wanted = { ...olivia, startsAt: '2026-03-13T15:00:00.000Z', nights: 2, guests: 0 }
  expect((await refusal(w.olivia.call('scheduleVisit', wanted))).message).toBe(
    'One of those nights was just taken. Choose other dates, or join the waitlist.',
  )
  expect(await nightsTaken(w)).toEqual({ '2026-03-12': 1, '2026-03-13': 1 })
  const free = { ...olivia, startsAt: '2026-03-19T15:00:00.000Z', nights: 2, guests: 0 }
  expect((await refusal(w.olivia.call('joinWaitlist', free))).message).toBe(
    'A room is available for those nights. You can book them now.',
  )
  const waiting = await w.olivia.call('joinWaitlist', wanted)
  expect(waiting.waiting?.stay).toEqual({ checkInOn: '2026-03-13', checkOutOn: '2026-03-15' })
  await w.alice.call('cancelCollab', { uid, version, reason: 'A cold.' })
  const offered = await w.olivia.call('getCollab', { uid: olivia.uid })
  expect(offered.waiting?.offeredUntil).not.toBeNull()
  expect(await nightsTaken(w)).toEqual({ '2026-03-13': 1, '2026-03-14': 1 })
  const booked = await w.olivia.call('acceptWaitlistOffer', { uid: olivia.uid, version: offered.version })
  expect(booked.visit?.stay).toEqual({ checkInOn: '2026-03-13', checkOutOn: '2026-03-15' })
  expect(await nightsTaken(w)).toEqual({ '2026-03-13': 1, '2026-03-14': 1 })
})

it('offers a stay that waits when the venue opens more rooms', async () => {
  const w = await world()
  const { brief } = await scheduledStay(w)
  const [olivia] = await oliviaToo(w)
  const wanted = { ...olivia, startsAt: '2026-03-13T15:00:00.000Z', nights: 2, guests: 0 }
  await w.olivia.call('joinWaitlist', wanted)
  await runJob(w, offerWaitlist)
  expect((await w.olivia.call('getCollab', { uid: olivia.uid })).waiting?.offeredUntil).toBeNull()
  const { content, version } = await w.bella.call('getBrief', { uid: brief.uid })
  const availability = { ...content.availability, capacity: 2 }
  await w.bella.call('updateBrief', { uid: brief.uid, version, content: { ...content, availability } })
  await runJob(w, offerWaitlist)
  expect((await w.olivia.call('getCollab', { uid: olivia.uid })).waiting?.offeredUntil).not.toBeNull()
  expect(await nightsTaken(w)).toEqual({ '2026-03-12': 1, '2026-03-13': 2, '2026-03-14': 1 })
})

it('moves no night when the venue changes its check-in time', async () => {
  const w = await world()
  const { brief } = await scheduledStay(w)
  const [olivia] = await oliviaToo(w)
  const { content, version } = await w.bella.call('getBrief', { uid: brief.uid })
  const windows = content.availability.windows.map((window) => ({ ...window, from: '17:00' }))
  const availability = { ...content.availability, windows }
  await w.bella.call('updateBrief', { uid: brief.uid, version, content: { ...content, availability } })
  const wanted = { ...olivia, startsAt: '2026-03-12T17:00:00.000Z', nights: 2, guests: 0 }
  expect((await refusal(w.olivia.call('scheduleVisit', wanted))).code).toBe('failed-precondition')
  expect(await nightsTaken(w)).toEqual({ '2026-03-12': 1, '2026-03-13': 1 })
})

it('keeps the kind of visit of a brief that has been live', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const content = { ...brief.content, availability: stayAvailability }
  const change = w.bella.call('updateBrief', { uid: brief.uid, version: brief.version, content })
  expect((await refusal(change)).message).toContain('Duplicate the brief instead.')
})

it('checks in at any hour of the stay, and keeps what the venue needs to know until it is over', async () => {
  const w = await world()
  const { uid, version } = await scheduledStay(w)
  const link = await w.bella.call('createDoorLink', { brandUid: w.luna })
  const token = must(link.url.split('/').at(-1)?.split('=').at(-1), 'token')
  setClock(plus(storyCheckIn, 5 * hourMs))
  const noShow = w.bella.call('markNoShow', { uid, version })
  expect((await refusal(noShow)).message).toContain('12 hours after check-in opened')
  // The next morning they are still expected, with the code of either day.
  setClock(plus(storyCheckIn, 18 * hourMs))
  const door = await w.anonymous.call('getDoorPage', { token })
  expect(door.visits).toMatchObject([{ stay: '2 nights, 12–14 Mar', state: 'expected', needs: 'No nuts' }])
  expect((await w.alice.call('checkInVisit', { uid, code: door.code })).visit?.checkedInAt).not.toBeNull()
  setClock(plus(storyCheckIn, 60 * hourMs))
  await runJob(w, forgetNeeds)
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBe('No nuts')
  setClock(plus(storyCheckIn, 69 * hourMs))
  await runJob(w, forgetNeeds)
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBeNull()
  const statement = await w.alice.call('getYearlyStatement', { influencerUid: w.aliceInfluencer })
  expect(statement.totals).toEqual([{ currency: 'GBP', valueMinor: 240_00, visits: 1 }])
})

it('never overbooks: of forty at once for overlapping stays, no night has more than its rooms', async () => {
  const w = await world()
  const capacity = 3
  const guests = await crowd(w, 40, capacity)
  const tries = guests.map(async ({ person, uid }, index) => {
    const { version } = await person.call('getCollab', { uid })
    return () =>
      person.call('scheduleVisit', {
        uid,
        version,
        startsAt: plus(storyCheckIn, (index % 4) * dayMs).toISOString(),
        nights: 1 + (index % 3),
        guests: 0,
      })
  })
  const bookings = await Promise.all(tries)
  const results = codes(await Promise.allSettled(bookings.map((book) => book())))
  expect(new Set(results)).toEqual(new Set(['ok', 'failed-precondition']))
  await assertRoomsAddUp(w, capacity)
  const taken = await nightsTaken(w)
  // Whoever was refused met a full night.
  expect(Object.values(taken).filter((rooms) => rooms === capacity).length).toBeGreaterThan(2)
})

it.each([1, 2, 3].slice(0, samples(1, 3)))(
  'loses no room and gives none twice, whatever eight people try at once (%d)',
  async (seed) => {
    const w = await world()
    const rooms = 1 + (seed % 2)
    const guests = await crowd(w, 8, rooms)
    let state = seed
    const dice = (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * sides)
    }
    const tryOne = async ({ person, uid }: Guest) => {
      const { version, visit } = await person.call('getCollab', { uid })
      const startsAt = plus(storyCheckIn, dice(3) * dayMs).toISOString()
      const booking = { uid, version, startsAt, nights: 1 + dice(3), guests: 0 }
      const moves = visit
        ? [
            () => person.call('rescheduleVisit', booking),
            () => person.call('rescheduleVisit', booking),
            () => person.call('getCollab', { uid }),
            () => person.call('cancelCollab', { uid, version, reason: 'A cold.' }),
          ]
        : [
            () => person.call('scheduleVisit', booking),
            () => person.call('joinWaitlist', booking),
            () => person.call('joinWaitlist', booking),
            () => person.call('acceptWaitlistOffer', { uid, version }),
            () => person.call('leaveWaitlist', { uid, version }),
          ]
      await must(moves[dice(moves.length)])()
    }
    const seen = new Set<string>()
    for (const hoursBefore of [96, 80, 60, 50, 40, 30]) {
      setClock(plus(storyCheckIn, -hoursBefore * hourMs))
      for (const code of codes(await Promise.allSettled(guests.map(tryOne)))) seen.add(code)
      await assertRoomsAddUp(w, rooms)
      const more = await Promise.allSettled([runJob(w, offerWaitlist), ...guests.map(tryOne)])
      for (const code of codes(more)) seen.add(code)
      await assertRoomsAddUp(w, rooms)
    }
    expect([...seen].filter((code) => !['ok', 'aborted', 'failed-precondition'].includes(code))).toEqual([])
    expect(seen).toContain('ok')
  },
)

it('says nights in what is sent: the yes, other dates, and the question before', async () => {
  const w = await world()
  const { uid, version } = await scheduledStay(w)
  const titles = async (person: Person) => (await person.call('listNotifications', {})).rows.map(({ title }) => title)
  const sent = await mailsTo(w, 'alice@example.test')
  expect(sent.some(({ text }) => text.includes('Pick nights for your stay.'))).toBe(true)
  const proposal = { uid, version, startsAt: ['2026-03-20T15:00:00.000Z'], reason: 'A burst pipe.' }
  const proposed = await w.bella.call('proposeSlots', proposal)
  expect((await titles(w.alice))[0]).toBe('The venue suggested other dates')
  setClock(plus(storyCheckIn, -23 * hourMs))
  await runJob(w, requestConfirmation)
  expect((await titles(w.alice))[0]).toBe('Confirm your stay: 2 nights, 12–14 Mar')
  // Within 24 hours only to what the venue proposed, for as many nights as one likes.
  const later = { uid, version: proposed.version, startsAt: '2026-03-19T15:00:00.000Z', nights: 2, guests: 1 }
  expect((await refusal(w.alice.call('rescheduleVisit', later))).code).toBe('failed-precondition')
  setClock(plus(storyCheckIn, -5 * hourMs))
  await runJob(w, chaseUnconfirmed)
  expect((await titles(w.bella))[0]).toBe('Stay not confirmed: 2 nights, 12–14 Mar')
  await w.alice.call('rescheduleVisit', { ...later, startsAt: '2026-03-20T15:00:00.000Z', nights: 3 })
  expect((await titles(w.bella))[0]).toBe('New dates: 3 nights, 20–23 Mar')
})
