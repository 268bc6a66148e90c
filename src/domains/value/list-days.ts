/** Months by the first letters of their names, in the languages of our cities. */
const months: readonly string[] = [
  'jan ene gen',
  'feb fév fev',
  'mar mär maa mrz',
  'apr avr abr',
  'may mai mag mei',
  'jun juin giu',
  'jul juil lug',
  'aug aoû aou ago',
  'sep set',
  'oct okt ott out',
  'nov',
  'dec déc dez dic',
]

/** Which of two numbers of a date comes first: the day, or in American lists the month. */
export type DayOrder = 'day-first' | 'month-first'

/** A calendar day of a cell, `2026-03-12`; a time behind it doesn’t count. Null where it holds none. */
export function readDay(text: string, order: DayOrder): string | null {
  const cell = text.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(cell)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(?:\p{L}{2,9}\.?,?\s+)?(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/u.exec(cell)
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), yearOf(numbers[3] ?? '')]
    return order === 'day-first' ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  const named =
    /(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+)?(?<month>\p{L}{3,12})\.?,?[\s-]+(?:de\s+)?(?<year>\d{4}|\d{2})(?!\d)/iu.exec(
      cell,
    ) ?? /(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)/iu.exec(cell)
  const { day = '', month = '', year = '' } = named?.groups ?? {}
  return named ? dayOf(yearOf(year), monthOf(month), Number(day)) : null
}

/** A month of a cell that holds no day, `2026-03`: `March 2026`, `03/2026`. Null where it holds none. */
export function readMonth(text: string): string | null {
  const cell = text.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})$/.exec(cell)
  const numbers = /^(\d{1,2})[-/.](\d{4})$/.exec(cell)
  const named = /^(\p{L}{3,12})\.?,?[\s-]+(?:de\s+)?(\d{4}|\d{2})$/iu.exec(cell)
  const [year, month] = iso
    ? [Number(iso[1]), Number(iso[2])]
    : numbers
      ? [Number(numbers[2]), Number(numbers[1])]
      : [yearOf(named?.[2] ?? ''), monthOf(named?.[1] ?? '-')]
  return dayOf(year, month, 1)?.slice(0, 7) ?? null
}

export const looksLikeDay = (cell: string): boolean =>
  readDay(cell, 'day-first') !== null || readDay(cell, 'month-first') !== null

/**
 * In which order a column has day and month: a number above 12 tells it for all; where none does, a column of the United States has the
 * month first. `isCertain` says whether the cells told it.
 */
export function dayOrderOf(cells: readonly string[], country: string | null): { order: DayOrder; isCertain: boolean } {
  const pairs = cells.flatMap((cell) => {
    const found = /^(?:\p{L}{2,9}\.?,?\s+)?(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/u.exec(cell.trim())
    return found ? [[Number(found[1]), Number(found[2])] as const] : []
  })
  if (pairs.length === 0 || pairs.some(([first]) => first > 12)) return { order: 'day-first', isCertain: true }
  if (pairs.some(([, second]) => second > 12)) return { order: 'month-first', isCertain: true }
  return { order: country === 'US' ? 'month-first' : 'day-first', isCertain: false }
}

function monthOf(name: string): number {
  const begin = name.toLowerCase()
  return months.findIndex((all) => all.split(' ').some((short) => begin.startsWith(short))) + 1
}

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Null for a day that no calendar has. */
function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isThere && year >= 2000 && year < 2101 ? at.toISOString().slice(0, 10) : null
}
