import { desc } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { record } from '../../audit/server/record.ts'
import { cpmChanges } from './tables.ts'

type Change = typeof cpmChanges.$inferSelect
type Range = NonNullable<Change['before']>

/** So many changes are shown. */
const mostChanges = 100

export const rangeOf = ({ currency, lowMinor, highMinor }: Range): Range => ({ currency, lowMinor, highMinor })

/** Writes down who changed a row of the CPM table, and how. */
export async function recordCpm(
  tx: Tx,
  actor: Actor,
  kind: 'value-cpms.saved' | 'value-cpms.deleted',
  { country, format, before, after }: Pick<Change, 'country' | 'format' | 'before' | 'after'>,
): Promise<void> {
  const subject = { subjectUid: actor.accountUid ?? 'cpms' }
  const uid = await record(tx, actor, 'staff', kind, subject, {
    before: { country, format, ...before },
    ...(after && { after: { country, format, ...after } }),
  })
  await tx.insert(cpmChanges).values({ uid, at: now(), country, format, before, after, byUid: actor.accountUid })
}

/** The newest changes of the CPM table, newest first. */
export async function listCpmChanges(db: Queryable) {
  const changes = await db
    .select()
    .from(cpmChanges)
    .orderBy(desc(cpmChanges.at), desc(cpmChanges.uid))
    .limit(mostChanges)
  const names = await findDisplayNames(
    db,
    changes.flatMap(({ byUid }) => byUid ?? []),
  )
  return changes.map(({ at, byUid, ...change }) => ({
    ...change,
    at: at.toISOString(),
    by: byUid === null ? null : (names.get(byUid) ?? null),
  }))
}
