import { DateTime } from 'luxon'
import { type Channel, type TopicId, topicOf } from './topics.ts'

/** One cell of the grid: a topic in one channel. */
export type Cell = `${TopicId}:${Channel}`
/** How a person wants to be notified. */
export type Settings = {
  /** Cells that are switched off. */
  off: readonly string[]
  /** The daily mail of what is in Today is asked for, not switched off. */
  myDay: boolean
  digest: 'at-once' | 'daily'
  quiet: { from: string; until: string } | null
  timezone: string
  /** Invitations to visits by email were asked for. */
  invitations: boolean
}
/** Everything at once: for all who never saved settings. */
export const defaultSettings: Settings = {
  off: [],
  myDay: false,
  digest: 'at-once',
  quiet: null,
  timezone: 'Europe/London',
  invitations: false,
}

/** When the day's mail comes, on the person's clock. */
export const digestHour = 8
/** An email is not delayed when what it is about is due by the time it would come, or so soon after. */
export const soonMs = 3 * 3_600_000

type Notified = { kind: string; isStaff: boolean; until?: Date | undefined }
/** `mail` and `push`: false for none, null for at once, or when it comes. */
export type Delivery = { topic: TopicId | null; shown: boolean; mail: Date | false | null; push: Date | false | null }

/**
 * What happens with one notification for one person. Locked and unknown kinds come at once, everywhere. Otherwise: what is
 * switched off does not come; a mail waits for the day's mail or the end of quiet hours, a push for the latter alone, unless
 * it would then come too late: later than three hours before `until`, when what it asks is due or what it tells of begins.
 */
export function deliveryOf(settings: Settings, { kind, isStaff, until }: Notified, at: Date): Delivery {
  const topic = topicOf(kind, isStaff)
  if (!topic) return { topic, shown: true, mail: null, push: null }
  const inTime = (delayed: Date | null) =>
    delayed && until && until.getTime() < delayed.getTime() + soonMs ? null : delayed
  return {
    topic,
    shown: isOn(settings, topic, 'product'),
    mail: isOn(settings, topic, 'mail') && inTime(delayedUntil(settings, at)),
    push: isOn(settings, topic, 'push') && inTime(delayedUntil({ ...settings, digest: 'at-once' }, at)),
  }
}

export function isOn({ off, myDay }: Pick<Settings, 'off' | 'myDay'>, topic: TopicId, channel: Channel): boolean {
  if (topic === 'my-day') return channel === 'mail' && myDay
  return !off.includes(`${topic}:${channel}`)
}

/** Until when a mail of now waits; null for not at all. */
export function delayedUntil({ digest, quiet, timezone }: Settings, at: Date): Date | null {
  const here = DateTime.fromJSDate(at, { zone: timezone })
  const next = digest === 'daily' ? nextClock(here, `${String(digestHour).padStart(2, '0')}:00`) : here
  const end = quiet ? endOfQuiet(quiet, next) : next
  return end > here ? end.toJSDate() : null
}

/** The end of the quiet hours a moment lies in, or the moment itself. They may go over midnight. */
function endOfQuiet({ from, until }: { from: string; until: string }, at: DateTime): DateTime {
  const clock = at.toFormat('HH:mm')
  const isQuiet = from < until ? clock >= from && clock < until : from !== until && (clock >= from || clock < until)
  return isQuiet ? nextClock(at, until) : at
}

/** The next moment a clock shows a time. One that daylight saving skips comes as much later. */
function nextClock(after: DateTime, clock: string): DateTime {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const today = after.set({ hour, minute, second: 0, millisecond: 0 })
  return today > after ? today : after.plus({ days: 1 }).set({ hour, minute, second: 0, millisecond: 0 })
}
