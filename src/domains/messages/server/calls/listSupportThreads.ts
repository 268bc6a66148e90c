import { and, desc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { containsText } from '../../../../kit/server/contains-text.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { messageCalls } from '../../contract.ts'
import { isFirstOfTeam, viewSupportRows } from '../support.ts'
import { supportMessages, supportThreads } from '../tables.ts'

/** Named so, or with the words in something that was written. */
function matches(search: string): SQL {
  const { uid, name } = supportThreads
  const isWritten = sql`${uid} in (select ${supportMessages.supportUid} from ${supportMessages} where ${containsText([supportMessages.text], search)})`
  return sql`(${containsText([name], search)} or ${isWritten})`
}

export const listSupportThreads: Handler<typeof messageCalls.listSupportThreads> = async (
  { settled, fromTeam, search, profileUid, cursor, limit },
  { actor, db, config },
) => {
  const after = readCursor(cursor, 2)
  const { accountUid, lastAt, uid, settledAt } = supportThreads
  const found = await db
    .select()
    .from(supportThreads)
    .where(
      and(
        isStaff(actor) ? undefined : eq(accountUid, actor.accountUid ?? ''),
        // A profile has none: they would be of who views it.
        actor.viewing ? sql`false` : undefined,
        fromTeam
          ? exists(
              db
                .select()
                .from(supportMessages)
                .where(and(eq(supportMessages.supportUid, uid), isFirstOfTeam)),
            )
          : undefined,
        profileUid ? eq(supportThreads.profileUid, profileUid) : undefined,
        search ? matches(search) : undefined,
        search || profileUid ? undefined : settled ? isNotNull(settledAt) : isNull(settledAt),
        after ? sql`(${lastAt}, ${uid}) < (${String(after[0])}::timestamptz, ${String(after[1])})` : undefined,
      ),
    )
    .orderBy(desc(lastAt), desc(uid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.lastAt.toISOString(), row.uid])
  return { rows: await viewSupportRows(db, config, rows, actor), nextCursor }
}
