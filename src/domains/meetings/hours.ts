import { DateTime } from 'luxon'
import { must } from '../../kit/contract/must.ts'
import type { MeetingLength } from './meeting.ts'

/** Hours of one weekday (1 is Monday) on the clock of whoever keeps them. */
export type Window = { weekday: number; from: string; until: string }
/** Days off, both included, and who takes calls meanwhile. */
export type Away = { from: string; until: string; substituteUid: string | null }
export type Hours = { timezone: string; windows: Window[]; slotMinutes: MeetingLength; away: Away[] }

const minuteMs = 60_000

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The starts of all calls from `from` (inclusive) to `until` (exclusive), in order, away days left out. A wall-clock time
 * that daylight saving skips is not offered, one that happens twice is offered once.
 */
export function startsBetween(hours: Hours, from: Date, until: Date): Date[] {
  const starts: Date[] = []
  const last = DateTime.fromJSDate(until, { zone: hours.timezone })
  for (let day = DateTime.fromJSDate(from, { zone: hours.timezone }).startOf('day'); day <= last;) {
    if (!awayOn(hours, must(day.toISODate()))) {
      for (const window of hours.windows.filter(({ weekday }) => weekday === day.weekday)) {
        const end = minutesOf(window.until) - hours.slotMinutes
        for (let at = minutesOf(window.from); at <= end; at += hours.slotMinutes) {
          const start = instantOf(day, at)
          if (start && start >= from && start < until) starts.push(start)
        }
      }
    }
    day = day.plus({ days: 1 }).startOf('day')
  }
  return starts.sort((a, b) => a.getTime() - b.getTime())
}

/** The instant at which a clock shows a time of a day; null when it never does, the first when it does twice. */
function instantOf(day: DateTime, minutes: number): Date | null {
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  const found = day.set({ hour, minute })
  if (found.hour !== hour || found.minute !== minute) return null
  const earlier = found.minus(60 * minuteMs)
  return (earlier.hour === hour && earlier.minute === minute ? earlier : found).toJSDate()
}

/** The days off that a moment falls into on their own calendar; null while they are there. */
export function awayAt(hours: Pick<Hours, 'timezone' | 'away'>, at: Date): Away | null {
  return awayOn(hours, must(DateTime.fromJSDate(at, { zone: hours.timezone }).toISODate()))
}

function awayOn({ away }: Pick<Hours, 'away'>, day: string): Away | null {
  return away.find(({ from, until }) => from <= day && day <= until) ?? null
}

/** Why hours cannot be kept like this, as a sentence; null when they can. */
export function whyNotHours(hours: Pick<Hours, 'windows' | 'away'> & { videoLink: string }): string | null {
  const windows = hours.windows.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
  if (windows.some(({ from, until }) => from >= until)) return 'The end time must be after the start time.'
  if (windows.some((one, at) => windows[at - 1]?.weekday === one.weekday && must(windows[at - 1]).until > one.from))
    return 'Two of your times on the same day overlap.'
  if (hours.away.some(({ from, until }) => from > until)) return 'The last day can’t be before the first.'
  if (windows.length > 0 && !hours.videoLink) return 'Add the video link people use to join your calls.'
  return null
}
