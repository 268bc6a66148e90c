import { and, desc, eq, gt } from 'drizzle-orm'
import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import type { Config } from '../../../kit/server/config.ts'
import { minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { getHost } from './reads.ts'
import { meetings } from './tables.ts'
import { meetingsPath } from './notify-host.ts'
import { meetingPath } from './token.ts'

const most = 500

/**
 * The calls of one of the team since a moment, as events of their own calendar. A call keeps its UID for ever and its
 * version counts every change; a cancelled one stays as cancelled, one that somebody else took over is gone.
 */
export async function listHostEvents(
  db: Queryable,
  config: Config,
  staffUid: string,
  since: Date,
): Promise<ICalEventData[]> {
  const { timezone, videoLink } = await getHost(db, staffUid)
  const rows = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.staffUid, staffUid), gt(meetings.startsAt, since)))
    // Where there are too many, the oldest are left out.
    .orderBy(desc(meetings.startsAt), desc(meetings.uid))
    .limit(most)
  const clock = (at: Date) => DateTime.fromJSDate(at, { zone: timezone })
  return rows.toReversed().map((meeting) => ({
    id: `${meeting.uid}@${new URL(config.publicUrl).hostname}`,
    sequence: meeting.version,
    start: clock(meeting.startsAt),
    end: clock(plus(meeting.startsAt, meeting.minutes * minuteMs)),
    timezone,
    summary: `Call: ${meeting.name}, ${meeting.venue}`,
    description: [
      `${meeting.name}, ${meeting.venue} in ${cityFacts[meeting.city].name} (${meeting.email})`,
      meeting.note && `“${meeting.note}”`,
      videoLink && `Video call: ${videoLink}`,
      meeting.state === 'booked' && `Move or cancel: ${config.publicUrl}${meetingPath(config, meeting.uid)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: videoLink || null,
    url: `${config.publicUrl}${meetingsPath}`,
    status: meeting.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }))
}
