/** The address of a period, for links to the same one of another venue. */
export function daysSearch({ days, own }: { days: 30 | 90 | 365; own?: { from: string; until: string } | null }) {
  if (own) return { days: 'own' as const, ...own }
  return { days: ({ 30: '30', 90: '90', 365: '365' } as const)[days] }
}
