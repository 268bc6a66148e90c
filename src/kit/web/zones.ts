/** Cities whose zones the standard still names as they were called before. */
const cityNow: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** `Kolkata (GMT+5:30)`: the city a zone is named after, and how far its clock is ahead at a time. */
export function zoneLabel(zone: string, at: Date): string {
  const named = zone.split('/').at(-1) ?? zone
  const city = cityNow[named] ?? named.replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return `${city} (${offset === 'GMT' ? 'GMT+0' : offset})`
}

/** The zone this browser is in. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London'
}

/** Zones to choose from, each once, by the name of its city. */
export function zoneOptions(zones: readonly string[], at: Date = new Date()): { value: string; label: string }[] {
  return [...new Set(zones)]
    .map((value) => ({ value, label: zoneLabel(value, at) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}
