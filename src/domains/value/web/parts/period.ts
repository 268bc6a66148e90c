import { dayKey } from '../../../../kit/web/format.ts'

const dayMs = 86_400_000

/** First and last day of what the address asks for, up to today where the reader is. */
export function daysOf(
  period: '30' | '90' | '365' | 'own',
  own: { from?: string | undefined; until?: string | undefined },
  now: Date,
): { from: string; until: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const until = dayKey(now, timeZone)
  const back = (days: number) => dayKey(new Date(now.getTime() - (days - 1) * dayMs), timeZone)
  if (period === 'own') return { from: own.from || back(90), until: own.until || until }
  return { from: back(Number(period)), until }
}
