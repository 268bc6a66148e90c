import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Config } from '../../../kit/server/config.ts'
import type { Host, Meeting } from './reads.ts'
import { meetingPath } from './token.ts'

/** A call as a calendar file (RFC 5545). It keeps its UID for ever; a cancelled one takes itself out of the calendar. */
export function calendarFile(config: Config, meeting: Meeting, host: Host): string {
  const link = `${config.publicUrl}${meetingPath(config, meeting.uid)}`
  const isCancelled = meeting.state === 'cancelled'
  const calendar = new ICalCalendar({
    prodId: { company: config.PRODUCT_NAME, product: 'calls' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${meeting.uid}@${new URL(config.publicUrl).hostname}`,
    sequence: meeting.version,
    start: meeting.startsAt,
    end: new Date(meeting.startsAt.getTime() + meeting.minutes * 60_000),
    summary: `${config.PRODUCT_NAME}: call with ${host.name}`,
    description: [host.videoLink && `Video call: ${host.videoLink}`, `Move or cancel: ${link}`]
      .filter(Boolean)
      .join('\n'),
    location: host.videoLink || null,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
