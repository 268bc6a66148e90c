import { and, asc, eq, gt } from 'drizzle-orm'
import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import type { Config } from '../../../kit/server/config.ts'
import { minuteMs, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { getHost } from './reads.ts'
import { meetings } from './tables.ts'
import { callsPath } from './tell.ts'
import { callPath } from './token.ts'

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
    .orderBy(asc(meetings.startsAt), asc(meetings.uid))
    .limit(most)
  const clock = (at: Date) => DateTime.fromJSDate(at, { zone: timezone })
  return rows.map((call) => ({
    id: `${call.uid}@${new URL(config.publicUrl).hostname}`,
    sequence: call.version,
    start: clock(call.startsAt),
    end: clock(plus(call.startsAt, call.minutes * minuteMs)),
    timezone,
    summary: `Call: ${call.name}, ${call.venue}`,
    description: [
      `${call.name}, ${call.venue} in ${cityFacts[call.city].name} (${call.email})`,
      call.note && `“${call.note}”`,
      videoLink && `Video call: ${videoLink}`,
      call.state === 'booked' && `Move or cancel: ${config.publicUrl}${callPath(config, call.uid)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: videoLink || null,
    url: `${config.publicUrl}${callsPath}`,
    status: call.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }))
}
