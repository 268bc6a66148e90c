import { DateTime } from 'luxon'
import ical, { type CalendarResponse, type DateWithTimeZone, type VEvent } from 'node-ical'

/** A span of time in which a venue takes no visits. */
export type Busy = { startsAt: Date; endsAt: Date }

/** What a calendar may hold at most: more is no venue’s. */
const most = { events: 20_000, times: 20_000, hourly: 100 }

/** A file that is no calendar, or holds more than is read. */
export class UnreadableCalendar extends Error {}

const noCalendar = 'There’s no calendar at this address. Copy the address that ends in .ics, then try again.'
const tooMuch = 'This calendar has too many events. Use one with fewer past events.'

/**
 * When a calendar (RFC 5545) says that somebody is busy between two moments, in order and without overlaps. Events that are cancelled or
 * marked as free don’t count. Days and times without a time zone are the venue’s own.
 */
export function busyTimes(text: string, timezone: string, from: Date, until: Date): Busy[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new UnreadableCalendar(noCalendar)
  if ((text.match(/BEGIN:VEVENT/gi)?.length ?? 0) > most.events) throw new UnreadableCalendar(tooMuch)
  const calendar = parsed(text)
  const found: Busy[] = []
  let hourly = 0
  for (const part of Object.values(calendar)) {
    if (part?.type === 'VEVENT') {
      if (part.status === 'CANCELLED' || part.transparency === 'TRANSPARENT' || isEveryMinute(part)) continue
      if (isHourly(part) && (hourly += 1) > most.hourly) throw new UnreadableCalendar(tooMuch)
      found.push(...timesOf(part, timezone, from, until))
    } else if (part?.type === 'VFREEBUSY') {
      for (const { type, start, end } of part.freebusy ?? [])
        if (type !== 'FREE') found.push({ startsAt: start, endsAt: end })
    }
    if (found.length > most.times) throw new UnreadableCalendar(tooMuch)
  }
  return joined(found.filter(({ startsAt, endsAt }) => endsAt > from && startsAt < until && startsAt < endsAt))
}

function parsed(text: string): CalendarResponse {
  try {
    return ical.sync.parseICS(text)
  } catch {
    throw new UnreadableCalendar(noCalendar)
  }
}

const frequencyOf = (event: VEvent): string => /FREQ=(\w+)/.exec(event.rrule?.toString() ?? '')?.[1] ?? ''
/** Nobody’s calendar repeats each minute: such a rule is there to keep a reader busy. */
const isEveryMinute = (event: VEvent) => ['SECONDLY', 'MINUTELY'].includes(frequencyOf(event))
const isHourly = (event: VEvent) => frequencyOf(event) === 'HOURLY'

function timesOf(event: VEvent, timezone: string, from: Date, until: Date): Busy[] {
  try {
    return ical
      .expandRecurringEvent(event, { from, to: until, expandOngoing: true })
      .filter(({ event: own }) => own.status !== 'CANCELLED' && own.transparency !== 'TRANSPARENT')
      .map(({ start, end, isFullDay }) => ({
        startsAt: instantOf(start, isFullDay, timezone),
        endsAt: instantOf(end, isFullDay, timezone),
      }))
  } catch {
    // One event that can’t be read closes nothing; the others do.
    return []
  }
}

/** A day, or a time that names no zone, is read as of this machine’s clock: the same reading on the venue’s is meant. */
function instantOf(at: DateWithTimeZone, isFullDay: boolean, timezone: string): Date {
  if (!isFullDay && at.tz) return new Date(at)
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  const clock = isFullDay ? {} : { hour: at.getHours(), minute: at.getMinutes(), second: at.getSeconds() }
  return DateTime.fromObject({ year, month, day, ...clock }, { zone: timezone }).toJSDate()
}

/** Spans that touch or overlap as one. */
function joined(spans: readonly Busy[]): Busy[] {
  const all: Busy[] = []
  for (const span of spans.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = all.at(-1)
    if (last && span.startsAt <= last.endsAt) {
      if (span.endsAt > last.endsAt) all[all.length - 1] = { ...last, endsAt: span.endsAt }
    } else all.push(span)
  }
  return all
}
