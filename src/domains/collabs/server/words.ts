/** `Tue 24 Nov, 13:30`: a time where there is little room; the time zone stands beside it. */
export function shortTime(at: Date, timezone: string): string {
  const day = at.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: timezone })
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${day.replace(',', '')}, ${clock}`
}

/** `London time`: whose clock it is. */
export function timezoneWords(timezone: string): string {
  return `${(timezone.split('/')[1] ?? timezone).replaceAll('_', ' ')} time`
}

/** `Tuesday 3 March at 18:30 (London time)`: a time as mails and notifications say it. */
export function timeWords(at: Date, timezone: string): string {
  const day = at.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone })
  const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone })
  return `${day} at ${clock} (${timezoneWords(timezone)})`
}
