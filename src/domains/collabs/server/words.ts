/** `Tuesday 3 March at 18:30 (London time)`: a time as mails and notifications say it. */
export function timeWords(at: Date, timezone: string): string {
  const day = at.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone })
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${day} at ${clock} (${(timezone.split('/')[1] ?? timezone).replaceAll('_', ' ')} time)`
}
