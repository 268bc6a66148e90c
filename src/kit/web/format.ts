/** How amounts, times and numbers are written. What each does with bad input is said beside it. */

const symbols: Readonly<Record<string, string>> = { GBP: '£', USD: '$', CAD: 'C$', EUR: '€' }

/** An amount in minor units with its currency's symbol: `£12`, `C$1,250.50`. */
export function money(minor: number, currency = 'GBP'): string {
  const whole = minor % 100 === 0
  const amount = (Math.abs(minor) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return `${minor < 0 ? '−' : ''}${symbols[currency] ?? `${currency} `}${amount}`
}

/** `1234` as `1.2K`; K, M, B, T. */
export function largeNumber(value: number): string {
  const steps = [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const
  const size = Math.abs(value)
  for (const [unit, letter] of steps) if (size >= unit) return `${trimmed(value / unit)}${letter}`
  return String(Math.round(value * 10) / 10)
}

function trimmed(value: number): string {
  return String(Math.trunc(value * 10) / 10)
}

/** `3 hours ago`, `in 2 days`. Throws "Invalid date format" for what is no date. */
export function timeAgo(at: string | Date, from: Date = new Date()): string {
  const ms = new Date(at).getTime() - from.getTime()
  if (Number.isNaN(ms)) throw new Error('Invalid date format')
  const units = [
    ['year', 31_536_000_000],
    ['month', 2_592_000_000],
    ['week', 604_800_000],
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const
  for (const [unit, size] of units) if (Math.abs(ms) >= size) return relative.format(Math.trunc(ms / size), unit)
  return 'just now'
}
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' })

/** `2nd March 2026`; "Invalid Date" for what is none. */
export function ordinalDate(at: string | Date): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  const dayOfMonth = date.getUTCDate()
  return `${dayOfMonth}${ordinalOf(dayOfMonth)} ${date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })} ${date.getUTCFullYear()}`
}

function ordinalOf(value: number): string {
  const rule = new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(value)
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]
}

/** `Tue 3 Mar, 18:30` in a place's timezone. */
export function dateTime(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
  })
}

/** `18:30` in a place's timezone. */
export function clockOf(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
}

/** `Tue 3 Mar` in a place's timezone. */
export function dayOf(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: timezone,
  })
}

/** `2026-03-03` in a place's timezone, to group by. */
export function dayKey(at: string | Date, timezone: string): string {
  return new Date(at).toLocaleDateString('en-CA', { timeZone: timezone })
}

/** `London time`: whose clock it is. */
export function timezoneName(timezone: string): string {
  return `${(timezone.split('/')[1] ?? timezone).replaceAll('_', ' ')} time`
}

/** Hours or days until a moment, for deadlines: `5 hours left`, `2 days left`, `overdue by 3 hours`. */
export function timeLeft(until: string | Date, from: Date = new Date()): string {
  const ms = new Date(until).getTime() - from.getTime()
  const hours = Math.floor(Math.abs(ms) / 3_600_000)
  const amount =
    hours < 1
      ? `${Math.max(1, Math.floor(Math.abs(ms) / 60_000))} min`
      : hours < 48
        ? `${hours} hour${hours === 1 ? '' : 's'}`
        : `${Math.floor(hours / 24)} days`
  return ms < 0 ? `overdue by ${amount}` : `${amount} left`
}

/** 420 basis points as `4.2 %`. */
export function percentOfBp(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(1)} %`
}

/** Counted words: `1 guest`, `2 guests`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}
