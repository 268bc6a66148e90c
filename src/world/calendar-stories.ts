import { website } from './website.ts'
import { type World, world } from './world.ts'

/** A calendar file whose events are UTC spans, `20260310T150000/20260310T163000`. */
export const calendarFile = (...spans: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...spans.flatMap((span, at) => {
      const [start, end] = span.split('/')
      return ['BEGIN:VEVENT', `UID:${at}`, `DTSTART:${start}Z`, `DTEND:${end}Z`, 'SUMMARY:Ann’s wedding', 'END:VEVENT']
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A world whose venues have a calendar on a server of this machine, which tests change. */
export async function worldWithCalendar(...spans: string[]) {
  const pages: Record<string, string> = { '/venue.ics': calendarFile(...spans) }
  const site = await website(pages)
  const w: World = await world(site.reader)
  return {
    w,
    site,
    address: `${site.url}venue.ics`,
    says: (text: string | null) => {
      if (text === null) delete pages['/venue.ics']
      else pages['/venue.ics'] = text
    },
  }
}
