import { dayKey } from '../../../../kit/web/format.ts'

const dayMs = 86_400_000

/** First and last day of what the address asks for, up to today where the reader is. */
export function daysOf(
  period: '30' | '90' | '365' | 'own',
  own: { from?: string | undefined; until?: string | undefined },
  now: Date,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): { from: string; until: string } {
  const until = dayKey(now, timeZone)
  // In days of the calendar: one with a change of the clock is not 24 hours long.
  const back = (days: number) => dayKey(new Date(Date.parse(until) - (days - 1) * dayMs), 'UTC')
  if (period === 'own') return { from: own.from || back(90), until: own.until || until }
  return { from: back(Number(period)), until }
}
