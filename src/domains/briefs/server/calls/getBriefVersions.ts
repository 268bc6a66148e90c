import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { readCursor, writeCursor } from '../../../../kit/server/cursor.ts'
import { isStaff } from '../../../accounts/roles.ts'
import { accounts } from '../../../accounts/server/tables.ts'
import { may } from '../../../accounts/server/gate.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { changedParts } from '../../changes.ts'
import type { briefCalls } from '../../contract.ts'
import { briefPolicy } from '../policy.ts'
import { getBrief } from '../reads.ts'
import { briefVersions } from '../tables.ts'

export const getBriefVersions: Handler<typeof briefCalls.getBriefVersions> = async ({ uid, cursor, limit }, { actor, db }) => {
  const brief = await getBrief(db, uid)
  if (!may(briefPolicy, actor, 'see', brief) && !isStaff(actor)) throw new CallError('not-found', 'There is no such brief.')
  const after = readCursor(cursor, 1)
  // One row more than shown, to say what the last one changed.
  const rows = await db
    .select()
    .from(briefVersions)
    .where(and(eq(briefVersions.briefUid, uid), after ? lt(briefVersions.version, Number(after[0])) : undefined))
    .orderBy(desc(briefVersions.version))
    .limit(limit + 1)
  const writers = rows.map((row) => row.byUid).filter((by) => by !== null)
  const names = writers.length === 0 ? [] : await db.select({ uid: accounts.uid, name: accounts.displayName }).from(accounts).where(inArray(accounts.uid, writers))
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(({ version, at, byUid, note, content }, index) => {
      const earlier = rows[index + 1]
      return { version, at: at.toISOString(), by: names.find((one) => one.uid === byUid)?.name ?? null, note, content, changed: earlier ? changedParts(earlier.content, content) : [] }
    }),
    nextCursor: rows.length > limit ? writeCursor([shown.at(-1)!.version]) : null,
  }
}
