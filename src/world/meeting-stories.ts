import type { Input } from './world.ts'
import type { Person, World } from './world.ts'

/** The clock stands at Monday, 2 March 2026, 9:00 in London: the first hours anybody keeps here are on Tuesday. */
export const tuesdayTen = '2026-03-03T10:00:00.000Z'
const hours: Input<'saveMyHours'> = {
  timezone: 'Europe/London',
  slotMinutes: 30,
  videoLink: 'https://video.example.test/room',
  windows: [{ weekday: 2, from: '10:00', until: '12:00' }],
  away: [],
  version: 0,
}

/** Somebody of the team takes calls: Tuesdays from ten to twelve in London unless told otherwise. */
export function openHours(person: Person, change: Partial<Input<'saveMyHours'>> = {}) {
  return person.call('saveMyHours', { ...hours, ...change })
}

/** What a guest types. */
export const inviteeForm = {
  name: 'Gina',
  venue: 'Gina’s Kitchen',
  city: 'dublin',
  email: 'gina@example.test',
  timezone: 'Europe/Dublin',
} as const

/** A call of a guest's, on Tuesday at ten unless told otherwise, for whoever takes calls. */
export function bookedMeeting(w: World, change: Partial<Input<'bookMeeting'>> = {}) {
  return w.anonymous.call('bookMeeting', { ...inviteeForm, startsAt: tuesdayTen, minutes: 30, ...change })
}

/** The mails to an address, the oldest first. */
export async function mailsTo(w: World, email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await w.database.pool.query('select subject, text from mails where "to" = $1 order by uid', [email])
  return rows
}
