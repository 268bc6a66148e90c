import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { hourMs, plus, setClock } from '../../../kit/server/clock.ts'
import { samples } from '../../../kit/testing/samples.ts'
import { codes } from '../../../world/describe-call.ts'
import { runJob } from '../../../world/run-job.ts'
import { liveBrief, storySlot } from '../../../world/stories.ts'
import { type Person, personWho, world, type World } from '../../../world/world.ts'
import { createAccount } from '../../accounts/server/accounts.ts'
import { makeInfluencer } from '../../profiles/server/build.ts'
import { chaseUnconfirmed } from './jobs/confirm-visits.ts'
import { offerWaitlist } from './jobs/offer-waitlist.ts'

const capacity = 1
const starts = ['2026-03-10T15:00:00.000Z', '2026-03-10T16:00:00.000Z', '2026-03-10T17:00:00.000Z']
type Guest = { person: Person; uid: string }

/** Nine people whom Luna has said yes to, for three slots of one place each. */
async function crowd(w: World): Promise<Guest[]> {
  const windows = [{ weekday: 2, from: '15:00', to: '18:00' }]
  const brief = await liveBrief(w, {
    maxCollabs: 20,
    availability: { windows, slotMinutes: 60, capacity, leadHours: 0, blackout: [] },
  })
  const guests: Guest[] = []
  for (let index = 0; index < 9; index += 1) {
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

/** Whatever someone may try with their place or line, chosen by `dice`. */
async function tryOne({ person, uid }: Guest, dice: (sides: number) => number): Promise<void> {
  const { version, visit } = await person.call('getCollab', { uid })
  const booking = { uid, version, startsAt: must(starts[dice(3)]), guests: 0 }
  const moves = visit
    ? [
        () => person.call('rescheduleVisit', booking),
        () => person.call('rescheduleVisit', booking),
        () => person.call('getCollab', { uid }),
        () => person.call('getCollab', { uid }),
        () => person.call('confirmVisit', { uid, version }),
        () => person.call('cancelCollab', { uid, version, reason: 'A cold.' }),
      ]
    : [
        () => person.call('scheduleVisit', booking),
        () => person.call('scheduleVisit', booking),
        () => person.call('joinWaitlist', booking),
        () => person.call('joinWaitlist', booking),
        () => person.call('acceptWaitlistOffer', { uid, version }),
        () => person.call('acceptWaitlistOffer', { uid, version }),
        () => person.call('leaveWaitlist', { uid, version }),
      ]
  await must(moves[dice(moves.length)])()
}

/** Every place that counts as taken is somebody's visit or somebody's offer, and no slot has more than its capacity. */
async function assertPlacesAddUp(w: World): Promise<void> {
  const { rows } = await w.database.pool.query(`
    select s.starts_at, s.taken,
      (select count(*)::int from visits v where v.brief_uid = s.brief_uid and v.starts_at = s.starts_at and v.live) as visits,
      (select count(*)::int from waitlist l where l.brief_uid = s.brief_uid and l.starts_at = s.starts_at
        and l.offered_until is not null and l.instead_of is null) as offers
    from slots s`)
  for (const row of rows) {
    expect(row).toMatchObject({ taken: row.visits + row.offers })
    expect(row.taken).toBeLessThanOrEqual(capacity)
  }
}

it.each([1, 2, 3].slice(0, samples(1, 3)))(
  'loses no place and gives none twice, whatever nine people try at once (%d)',
  async (seed) => {
    const w = await world()
    const guests = await crowd(w)
    let state = seed
    const dice = (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * sides)
    }
    const seen = new Set<string>()
    for (const hoursBefore of [72, 60, 48, 30, 25, 5.9, 5.5, 5, 4]) {
      setClock(plus(storySlot, -hoursBefore * hourMs))
      await runJob(w, chaseUnconfirmed)
      const tries = await Promise.allSettled(guests.map((guest) => tryOne(guest, dice)))
      for (const code of codes(tries)) seen.add(code)
      await assertPlacesAddUp(w)
      const byClock = runJob(w, offerWaitlist)
      const more = await Promise.allSettled([byClock, ...guests.map((guest) => tryOne(guest, dice))])
      for (const code of codes(more)) seen.add(code)
      await assertPlacesAddUp(w)
    }
    expect([...seen].filter((code) => !['ok', 'aborted', 'failed-precondition'].includes(code))).toEqual([])
    expect(seen).toContain('ok')
  },
)
