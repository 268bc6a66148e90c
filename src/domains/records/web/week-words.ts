type Times = readonly { weekday: number; from: string; to?: string; until?: string }[]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Whether these are times of a week, or none. */
export const isTimes = (value: unknown): value is Times =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'weekday' in one && 'from' in one && ('to' in one || 'until' in one),
  )

/** `Tuesday 12:00–17:00, Friday 18:00–23:00`. */
export function weekWords(times: Times): string {
  return days.flatMap((day, at) => hoursOn(times, at + 1)?.replace(/^/, `${day} `) ?? []).join(', ')
}

/** What changed in the times of a week, a line for each day that did; null where these are no such times. */
export function weekChanges(
  was: unknown,
  is: unknown,
): { field: string; before: string | null; after: string }[] | null {
  if (!isTimes(was ?? []) || !isTimes(is ?? [])) return null
  const [before, after] = [(was ?? []) as Times, (is ?? []) as Times]
  if (before.length + after.length === 0) return null
  return days.flatMap((day, at) => {
    const [old, now] = [hoursOn(before, at + 1), hoursOn(after, at + 1)]
    if (old === now) return []
    return [{ field: day, before: was === undefined ? null : (old ?? 'closed'), after: now ?? 'closed' }]
  })
}

function hoursOn(times: Times, weekday: number): string | null {
  const on = times.filter((one) => one.weekday === weekday).toSorted((a, b) => a.from.localeCompare(b.from))
  return on.length > 0 ? on.map(({ from, to, until }) => `${from}–${to ?? until ?? ''}`).join(', ') : null
}
