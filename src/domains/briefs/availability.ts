import { DateTime, IANAZone } from 'luxon'
import { must } from '../../kit/contract/must.ts'
import { minutesOf, windowMinutes } from './brief.ts'
import { type Calendar, leadTimeWords } from './calendar.ts'
import { arrivalsBetween, nightKeys } from './stay-calendar.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * The starts of all slots from `from` (inclusive) to `until` (exclusive), in order: inside a window, not on a blackout
 * day, within the live days, at least the lead time after `now`. A window past midnight belongs to the day it opens.
 * A wall-clock time that daylight saving skips is not offered, one that happens twice is offered once, and none that would
 * begin before its neighbour is over because the clock was put forward in between. Of stays, the check-ins.
 */
export function slotsBetween(calendar: Calendar, from: Date, until: Date, now: Date): Date[] {
  const { availability, liveFrom, liveUntil } = calendar
  const { windows, slotMinutes, leadHours, blackout, stay } = availability
  if (stay) return arrivalsBetween(calendar, stay, from, until, now)
  const earliest = Math.max(from.getTime(), now.getTime() + leadHours * hourMs)
  if (windows.length === 0 || earliest >= until.getTime()) return []
  const zone = IANAZone.create(calendar.timezone)
  // A wall clock is at most 14 hours off UTC, and a window may have opened the day before.
  const firstDay = Math.max(dayOf(earliest) - 2 * dayMs, Date.parse(liveFrom))
  const lastDay = Math.min(dayOf(until.getTime()) + dayMs, Date.parse(liveUntil))
  const closed = new Set(blackout.map((day) => Date.parse(day)))
  const starts = new Set<number>()
  const besideChange: Offered[] = []
  for (let day = firstDay; day <= lastDay; day += dayMs) {
    const weekday = new Date(day).getUTCDay() || 7
    if (closed.has(day) || !windows.some((window) => window.weekday === weekday)) continue
    const { instantOf, isChanging } = wallClock(zone, day)
    for (const window of windows) {
      if (window.weekday !== weekday) continue
      const opens = minutesOf(window.from)
      const last = opens + windowMinutes(window) - slotMinutes
      for (let at = opens; at <= last; at += slotMinutes) {
        const wall = day + at * minuteMs
        const start = instantOf(wall)
        if (start === null) continue
        if (isChanging) besideChange.push({ wall, start })
        if (start >= earliest && start < until.getTime()) starts.add(start)
      }
    }
  }
  for (const start of cutShort(besideChange, slotMinutes * minuteMs)) starts.delete(start)
  return [...starts].sort((a, b) => a - b).map((start) => new Date(start))
}

/** A start by the clock of the venue (written as if UTC) and as an instant, in milliseconds. */
type Offered = { wall: number; start: number }

/** The starts whose neighbour before is over by the clock on the wall, but not in fact. */
function cutShort(offered: readonly Offered[], slotMs: number): number[] {
  return offered
    .filter(({ wall, start }) =>
      offered.some((before) => before.wall + slotMs <= wall && before.start < start && before.start + slotMs > start),
    )
    .map(({ start }) => start)
}

function dayOf(time: number): number {
  return Math.floor(time / dayMs) * dayMs
}

/** Offsets by zone and day, which are slow to find and never change; the few that are asked for again and again. */
const offsets = new Map<string, number>()

function offsetOn(zone: IANAZone, day: number): number {
  const key = `${zone.name} ${day}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = zone.offset(day) * minuteMs
    if (offsets.size >= 2_000) offsets.clear()
    offsets.set(key, offset)
  }
  return offset
}

/** Turns wall-clock times of a day and the next (written as if UTC) into instants; null for one that does not exist. */
function wallClock(zone: IANAZone, day: number): { instantOf: (wall: number) => number | null; isChanging: boolean } {
  const before = offsetOn(zone, day - dayMs)
  const after = offsetOn(zone, day + 3 * dayMs)
  if (before === after) return { instantOf: (wall) => wall - before, isChanging: false }
  // The clock changes about this day: the earlier reading first, so that a doubled time is offered once.
  const readings = (wall: number) => [wall - before, wall - after].sort((a, b) => a - b)
  return {
    instantOf: (wall) => readings(wall).find((time) => time + zone.offset(time) * minuteMs === wall) ?? null,
    isChanging: true,
  }
}

/** The first slot within `days` from now, without looking at who has booked; null when there is none. */
export function nextSlot(calendar: Calendar, now: Date, days = 14): Date | null {
  // Mostly it is soon, and each day that is looked at costs.
  for (const span of [Math.min(2, days), days]) {
    const [first] = slotsBetween(calendar, now, new Date(now.getTime() + span * dayMs), now)
    if (first) return first
  }
  return null
}

/** The slots (ms) that must have room for a visit at a start: the start itself, or the nights of the shortest stay. */
export function slotsAt(calendar: Pick<Calendar, 'availability' | 'timezone'>, start: Date): number[] {
  const { stay } = calendar.availability
  return stay ? nightKeys(calendar, stay, start) : [start.getTime()]
}

/**
 * The starts (ms) of two weeks and a day from `from`, without the lead time: good for every reader of a day. `nights` are the
 * slots that each check-in of a stay needs.
 */
export type Starts = { from: number; starts: readonly number[]; nights?: readonly (readonly number[])[] }

const startsDays = 14

/** The starts of a calendar at `at`; those that are known already while they still reach two weeks ahead. */
export function startsAt(calendar: Calendar, known: Starts | null, at: Date): Starts {
  const from = at.getTime()
  if (known && from >= known.from && from < known.from + dayMs) return known
  const until = new Date(from + (startsDays + 1) * dayMs)
  const found = slotsBetween(calendar, at, until, new Date(0))
  const starts = found.map((start) => start.getTime())
  return calendar.availability.stay
    ? { from, starts, nights: found.map((start) => slotsAt(calendar, start)) }
    : { from, starts }
}

/** The first of these starts within two weeks that can be booked at `at`, and is neither one of `full` (ms) nor taken; null when there is none. */
export function firstOf(
  known: Starts,
  leadHours: number,
  full: readonly number[],
  at: Date,
  isTaken?: (start: number) => boolean,
): Date | null {
  const span = { from: at, until: new Date(at.getTime() + startsDays * dayMs) }
  return firstWithin(known, span, leadHours, full, at, isTaken)
}

/** The first of these starts in a span that can be booked at `at`, and is neither one of `full` (ms) nor taken; null when there is none. */
export function firstWithin(
  { starts, nights }: Starts,
  span: { from: Date; until: Date },
  leadHours: number,
  full: readonly number[],
  at: Date,
  isTaken: (start: number) => boolean = () => false,
): Date | null {
  const earliest = Math.max(span.from.getTime(), at.getTime() + leadHours * hourMs)
  const until = span.until.getTime()
  const isFree = (start: number, index: number) =>
    nights ? !nights[index]?.some((night) => full.includes(night)) : !full.includes(start)
  // A loop, because a callback for each start of two weeks was a seventh of what a feed page allocates.
  for (let index = 0; index < starts.length; index += 1) {
    const start = must(starts[index])
    if (start < earliest) continue
    if (start >= until) break
    if (isFree(start, index) && !isTaken(start)) return new Date(start)
  }
  return null
}

/** Why a start is not a slot of this calendar, as a sentence; null when it is one. */
export function whyNoSlot(calendar: Calendar, startsAt: Date, now: Date): string | null {
  const { availability, timezone, liveFrom, liveUntil } = calendar
  const [offered] = slotsBetween(calendar, startsAt, new Date(startsAt.getTime() + 1), now)
  if (offered) return null
  const day = must(DateTime.fromJSDate(startsAt, { zone: timezone }).toISODate(), 'valid day')
  if (startsAt <= now) return 'That time has passed. Choose another.'
  if (day < liveFrom || day > liveUntil)
    return `You can book visits from ${wordsOf(liveFrom)} to ${wordsOf(liveUntil)}.`
  if (availability.blackout.includes(day)) return 'The venue is closed for visits on that day. Choose another.'
  if (startsAt.getTime() < now.getTime() + availability.leadHours * hourMs)
    return `The venue needs ${leadTimeWords(availability.leadHours)}. Choose a later time.`
  return 'That time isn’t available at this venue. Choose another.'
}

/** Why nobody can request a brief before its first day, and from when they can. */
export function notOpenYet({ liveFrom }: Pick<Calendar, 'liveFrom'>): string {
  return `This brief isn’t open yet. You can request it from ${wordsOf(liveFrom)}.`
}

function wordsOf(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-GB').toLocaleString(DateTime.DATE_MED)
}

/** The last start that can still be booked; null when there is none after `now`. */
export function lastBookableSlot(calendar: Calendar, now: Date): Date | null {
  const end = Date.parse(calendar.liveUntil) + 3 * dayMs
  // A weekly pattern repeats within a week, blackout days aside: look back further until one is found.
  for (const days of [10, 40, 800]) {
    const last = slotsBetween(calendar, new Date(end - days * dayMs), new Date(end), now).at(-1)
    if (last) return last
  }
  return null
}

/** The day of each timezone that was asked for last, and from when until when (ms) it lasts. */
const todays = new Map<string, { day: string; from: number; until: number }>()

/** Today on a venue's clock, `2026-05-01`. Looked up in the calendar once a day and timezone. */
export function todayIn(timezone: string, now: Date): string {
  const known = todays.get(timezone)
  if (known && now.getTime() >= known.from && now.getTime() < known.until) return known.day
  const start = DateTime.fromJSDate(now, { zone: timezone }).startOf('day')
  const day = must(start.toISODate(), 'valid day')
  todays.set(timezone, { day, from: start.toMillis(), until: start.plus({ days: 1 }).toMillis() })
  return day
}
