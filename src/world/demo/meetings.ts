import { must } from '../../kit/contract/must.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { DemoActor } from './actor.ts'

const workdays = [1, 2, 3, 4, 5]
const inLondon = { timezone: 'Europe/London', minutes: 30 } as const
const guests = [
  ['Rosa Ferreira', 'Bar Andorinha', 'london', 'rosa@andorinha.example', 'starter', 'pricing'],
  ['Paul Mercier', 'Atelier Mercier', 'paris', 'paul@mercier.example', null, ''],
  ['Ines Duarte', 'Casa do Rio', 'london', 'ines@casadorio.example', 'professional', 'pricing'],
  ['Henrik Voss', 'Hotel Nordlicht', 'berlin', 'henrik@nordlicht.example', null, 'account-manager'],
] as const
const zones = { london: 'Europe/London', paris: 'Europe/Paris', berlin: 'Europe/Berlin' } as const

/** The hours of the manager and the admin, two calls that are over, two to come, and a wish. Leaves the clock at the present. */
export async function makeDemoMeetings(
  { manager, admin, guest }: { manager: DemoActor; admin: DemoActor; guest: DemoActor },
  present: number,
): Promise<void> {
  setClock(new Date(present - 9 * dayMs))
  await manager('saveMyHours', {
    timezone: 'Europe/London',
    slotMinutes: 30,
    videoLink: 'https://video.plusone.test/anna',
    version: 0,
    windows: workdays.flatMap((weekday) => [
      { weekday, from: '09:30', until: '12:30' },
      { weekday, from: '14:00', until: '17:00' },
    ]),
    away: [],
  })
  await admin('saveMyHours', {
    timezone: 'Europe/London',
    slotMinutes: 15,
    videoLink: 'https://video.plusone.test/ada',
    version: 0,
    windows: workdays.map((weekday) => ({ weekday, from: '11:00', until: '13:00' })),
    away: [],
  })
  await book(guest, guests.slice(0, 2))
  setClock(new Date(present))
  const { rows } = await manager('listMeetings', {
    where: [{ field: 'state', is: 'is', values: ['to-record'] }],
    sort: '-starts',
    limit: 10,
  })
  for (const [at, { uid }] of rows.entries())
    await manager('saveMeetingOutcome', { uid, outcome: at === 0 ? 'invitee-no-show' : 'held' })
  await book(guest, guests.slice(2))
  await guest('requestMeeting', {
    name: 'Noor Haddad',
    venue: 'Saffron Court',
    city: 'dubai',
    email: 'noor@saffroncourt.example',
    timezone: 'Asia/Dubai',
    note: 'Evenings after eight, Dubai time, would be best.',
  })
}

/** One call on each of the next days with free times, in the middle of the day. */
async function book(guest: DemoActor, who: readonly (typeof guests)[number][]): Promise<void> {
  const { days } = await guest('listMeetingTimes', inLondon)
  for (const [at, [name, venue, city, email, tier, source]] of who.entries()) {
    const { times } = must(days[at], 'day')
    const startsAt = must(times[Math.floor(times.length / 2)], 'time')
    await guest('bookMeeting', { name, venue, city, email, tier, source, timezone: zones[city], startsAt, minutes: 30 })
  }
}
