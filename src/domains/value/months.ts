const dayMs = 86_400_000

/** How many months a period of whole days has: whole ones from its first day, and of the rest the part of a month it is. */
export function monthsIn({ from, until }: { from: string; until: string }): number {
  const start = new Date(from)
  const end = Date.parse(until) + dayMs
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()]
  const later = (months: number) => {
    const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
    return Date.UTC(year, month + months, Math.min(day, last))
  }
  let whole = 0
  while (later(whole + 1) <= end) whole += 1
  return whole + (end - later(whole)) / (later(whole + 1) - later(whole))
}
