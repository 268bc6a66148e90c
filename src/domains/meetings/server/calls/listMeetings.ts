import { accountOf } from '../../../../access/roles.ts'
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { selectMeetings, viewRow } from '../rows.ts'
import { meetings } from '../tables.ts'

/** A call is ahead until an hour after it began: then it is time to say how it went. */
const lingersMs = 60 * minuteMs

export const listMeetings: Handler<typeof meetingCalls.listMeetings> = async (input, { actor, config, db }) => {
  const { when, mine, cursor, limit } = input
  const { startsAt, uid, state, staffUid } = meetings
  const begun = plus(now(), -lingersMs).toISOString()
  const isAhead = when === 'ahead'
  const isBooked = eq(state, 'booked')
  const after = readCursor(cursor, 2)
  const keys = after ? sql`(${String(after[0])}::timestamptz, ${String(after[1])})` : undefined
  const rows = await selectMeetings(
    db,
    and(
      actor.staff === 'admin' && !mine ? undefined : eq(staffUid, accountOf(actor)),
      isAhead
        ? and(isBooked, sql`${startsAt} > ${begun}::timestamptz`)
        : or(ne(state, 'booked'), sql`${startsAt} <= ${begun}::timestamptz`),
      keys && (isAhead ? sql`(${startsAt}, ${uid}) > ${keys}` : sql`(${startsAt}, ${uid}) < ${keys}`),
    ),
  )
    .orderBy(...(isAhead ? [asc(startsAt), asc(uid)] : [desc(startsAt), desc(uid)]))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, ({ meeting }) => [meeting.startsAt.toISOString(), meeting.uid])
  return { ...cut, rows: cut.rows.map((row) => viewRow(config, actor, row)) }
}
