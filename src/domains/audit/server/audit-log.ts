import { ilike, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { inOrder, type TableSql } from '../../../kit/server/table-page.ts'
import { isTopic } from '../topics.ts'
import { kindsMatching, kindsOutside } from './catalogue.ts'
import type { StoredEvent } from './events.ts'
import { events } from './tables.ts'

/** Events about any of these topics, or about none of them; kinds of earlier releases are about all. */
function topics({ is, values }: Condition): SQL {
  const others = sql`${sql.param(kindsOutside(values.filter(isTopic)))}::text[]`
  return is === 'not' ? sql`${events.kind} = any(${others})` : sql`${events.kind} <> all(${others})`
}

/** The audit log in the database: everything that was done, with before and after. For staff alone: nothing is left out. */
export const auditSql: TableSql = {
  from: sql`${events}`,
  uid: events.uid,
  byDefault: '-at',
  fields: {
    at: { by: events.at, type: 'timestamptz' },
    topic: { by: events.kind, type: 'text', matches: topics },
    side: { by: events.side, type: 'text' },
    by: { by: events.actorUid, type: 'text' },
    record: { by: events.subjectUid, type: 'text' },
  },
}

/**
 * Events whose kind a search names, by its words or as its beginning (which finds kinds of earlier releases too), or whose
 * record or actor it is the id of; `actors` are the people that it names, `profiles` the brands and creators.
 */
export function auditMatches(search: string, actors: SQLWrapper, profiles: SQLWrapper): SQL | undefined {
  return or(
    inArray(events.kind, kindsMatching(search)),
    ilike(events.kind, `${search.replace(/[\\%_]/g, '\\$&')}%`),
    sql`${events.subjectUid} = ${search}`,
    sql`${events.actorUid} = ${search}`,
    sql`${events.actorUid} in ${actors}`,
    sql`${events.brandUid} in ${profiles}`,
    sql`${events.influencerUid} in ${profiles}`,
  )
}

/** The events of a page in their order. */
export async function findAuditEvents(db: Queryable, uids: readonly string[]): Promise<StoredEvent[]> {
  if (uids.length === 0) return []
  return inOrder(
    uids,
    await db
      .select()
      .from(events)
      .where(inArray(events.uid, [...uids])),
  )
}
