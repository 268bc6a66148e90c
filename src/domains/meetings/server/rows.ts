import { eq, type SQL } from 'drizzle-orm'
import { hourMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { type Policy, type Sentence, may } from '../../../access/server/policy.ts'
import type { MeetingRow } from '../contract/team.ts'
import { canChange, type Meeting } from './reads.ts'
import { meetings, staffHours } from './tables.ts'
import { meetingPath } from './token.ts'

const isMine: Sentence<Meeting> = (actor, { staffUid }) => actor.staff !== null && actor.accountUid === staffUid
const isAdmin: Sentence<Meeting> = (actor) => actor.staff === 'admin'

/** Who may see a call and say how it went. */
export const meetingPolicy = { see: [isMine, isAdmin], record: [isMine, isAdmin] } as const satisfies Policy<
  Meeting,
  'see' | 'record'
>

/** Calls with whoever takes them, to be ordered and cut by the caller. */
export function selectMeetings(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      meeting: meetings,
      staffName: accountFacts.displayName,
      cardName: staffFacts.displayName,
      timezone: staffHours.timezone,
      videoLink: staffHours.videoLink,
    })
    .from(meetings)
    .innerJoin(accountFacts, eq(accountFacts.uid, meetings.staffUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, meetings.staffUid))
    .leftJoin(staffHours, eq(staffHours.accountUid, meetings.staffUid))
    .where(condition)
}

/** A call is ahead until an hour after it began: then it is time to say how it went. */
const lingersMs = hourMs
export const aheadFrom = () => plus(now(), -lingersMs)

function stateOf({ state, startsAt }: Meeting): MeetingRow['state'] {
  if (state !== 'booked') return state
  return startsAt > aheadFrom() ? 'upcoming' : 'to-record'
}

type Selected = Awaited<ReturnType<typeof selectMeetings>>[number]

export function viewRow(config: Config, actor: Actor, { meeting, ...host }: Selected): MeetingRow {
  const { uid, minutes, name, venue, city, email, tier, source, note } = meeting
  const isOver = meeting.state !== 'cancelled' && meeting.startsAt <= now()
  return {
    uid,
    state: stateOf(meeting),
    minutes,
    name,
    venue,
    city,
    email,
    tier,
    source,
    note,
    startsAt: meeting.startsAt.toISOString(),
    timezone: host.timezone ?? meeting.timezone,
    inviteeTimezone: meeting.timezone,
    host: { uid: meeting.staffUid, name: host.cardName ?? host.staffName },
    brandUid: meeting.brandUid,
    createdAt: meeting.createdAt.toISOString(),
    videoLink: host.videoLink ?? '',
    changePath: canChange(meeting) ? meetingPath(config, uid) : null,
    can: { record: isOver && may(meetingPolicy, actor, 'record', meeting) },
  }
}
