import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Condition } from '../../../../kit/contract/table.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { conditionSql, findTablePage, inOrder, type TableSql } from '../../../../kit/server/table-page.ts'
import type { meetingCalls } from '../../contract.ts'
import { aheadFrom, selectMeetings, viewRow } from '../rows.ts'
import { meetings } from '../tables.ts'

/** What is booked is ahead, or waits for somebody to say how it went. */
function inState(condition: Condition): SQL {
  const by = sql`(case when ${meetings.state} <> 'booked' then ${meetings.state}
    when ${meetings.startsAt} > ${aheadFrom().toISOString()}::timestamptz then 'upcoming' else 'to-record' end)`
  return conditionSql({ by, type: 'text' }, condition)
}

/** The calls in the database. Every `by` that can be sorted has its index. */
export const meetingsSql: TableSql = {
  from: sql`${meetings}`,
  uid: meetings.uid,
  byDefault: 'starts',
  fields: {
    starts: { by: meetings.startsAt, type: 'timestamptz' },
    name: { by: meetings.name, type: 'text' },
    city: { by: meetings.city, type: 'text' },
    state: { by: meetings.state, type: 'text', matches: inState },
    host: { by: meetings.staffUid, type: 'text' },
    tier: { by: meetings.tier, type: 'text' },
    created: { by: meetings.createdAt, type: 'timestamptz' },
  },
}

export const listMeetings: Handler<typeof meetingCalls.listMeetings> = async (
  { search, ...asked },
  { actor, config, db },
) => {
  const also = and(
    actor.staff === 'admin' ? undefined : eq(meetings.staffUid, accountOf(actor)),
    search ? containsText([meetings.name, meetings.venue, meetings.email], search) : undefined,
  )
  const { uids, nextCursor, count } = await findTablePage(db, meetingsSql, asked, also)
  const found = uids.length === 0 ? [] : await selectMeetings(db, inArray(meetings.uid, uids))
  return {
    rows: inOrder(
      uids,
      found.map((row) => viewRow(config, actor, row)),
    ),
    nextCursor,
    count,
  }
}
