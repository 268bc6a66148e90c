/** The last twelve months and the chosen one, newest first, for a field that chooses one. */
export function lastMonths(chosen: string): { value: string; label: string }[] {
  const now = new Date()
  const months = Array.from({ length: 12 }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    return first.toISOString().slice(0, 7)
  })
  const all = months.includes(chosen) ? months : [...months, chosen].sort().reverse()
  return all.map((value) => ({
    value,
    label: new Date(`${value}-15T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }),
  }))
}
