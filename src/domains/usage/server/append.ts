import { sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { userEvents } from './tables.ts'

/** `isUntimed`: it did not say when it happened, so that one sent again has another time and is known by its id alone. */
export type NewEvent = typeof userEvents.$inferInsert & { isUntimed?: boolean }

/** More than this wait for one statement only when the database stands still: then it is said rather than kept in memory. */
const mostWaiting = 20_000

type Group = { events: NewEvent[]; written: Promise<void> }
type Line = { last: Promise<unknown>; next: Group | null }
const lines = new WeakMap<Queryable, Line>()

/**
 * Writes events; when it answers they are durable. Whoever comes while others are being written shares the next statement
 * with everyone else who waits, so that the number of statements follows the database and not the crowd. An event that was
 * written before (same time, same id) is left as it was. Refuses with `unavailable` when too many wait.
 */
export function appendEvents(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return Promise.resolve()
  const line = lines.get(db) ?? { last: Promise.resolve(), next: null }
  lines.set(db, line)
  line.next ??= nextGroup(db, line)
  if (line.next.events.length + events.length > mostWaiting)
    return Promise.reject(new CallError('unavailable', 'We can’t record events right now. Please try again shortly.'))
  line.next.events.push(...events)
  return line.next.written
}

function nextGroup(db: Queryable, line: Line): Group {
  const events: NewEvent[] = []
  const written = line.last.then(async () => {
    line.next = null
    await insertEvents(db, events)
  })
  line.last = written.catch(() => undefined)
  return { events, written }
}

/** Whoever sends an event again does so within this time. */
const sentAgainWithin = sql.raw(`interval '1 hour'`)

/** One statement whatever their number: a list for each column. */
async function insertEvents(db: Queryable, given: readonly NewEvent[]): Promise<void> {
  const seen = new Set<string>()
  const events = given.filter(({ isUntimed, eventId }) => !isUntimed || (!seen.has(eventId) && seen.add(eventId)))
  const of = <K extends keyof NewEvent>(key: K) => sql.param(events.map((event) => event[key] ?? null))
  await db.execute(sql`
    insert into user_events (at, event_id, name, target_type, target_name, target_uid, session_id, account_uid, role, profile_uid, device, source)
    select at, event_id, name, target_type, target_name, target_uid, session_id, account_uid, role, profile_uid, device, source
    from unnest(
      ${sql.param(events.map(({ at }) => at.toISOString()))}::timestamptz[], ${of('eventId')}::uuid[], ${of('name')}::text[],
      ${of('targetType')}::text[], ${of('targetName')}::text[], ${of('targetUid')}::text[], ${of('sessionId')}::uuid[],
      ${of('accountUid')}::text[], ${of('role')}::text[], ${of('profileUid')}::text[], ${of('device')}::text[], ${of('source')}::text[], ${sql.param(events.map(({ isUntimed }) => isUntimed ?? false))}::boolean[])
      as sent (at, event_id, name, target_type, target_name, target_uid, session_id, account_uid, role, profile_uid, device, source, is_untimed)
    where not (is_untimed and exists (select 1 from user_events before where before.event_id = sent.event_id
      and before.at between sent.at - ${sentAgainWithin} and sent.at))
    on conflict do nothing`)
}
