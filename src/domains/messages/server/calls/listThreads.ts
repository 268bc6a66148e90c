import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { Box } from '../../box-names.ts'
import type { messageCalls } from '../../contract.ts'
import { maskContacts } from '../../rules.ts'
import { archived, assertReader, countUnreadIn, hasUnread, muted, ofProfile } from '../boxes.ts'
import { findAcquainted } from '../reads.ts'
import { messages, threads } from '../tables.ts'
import { findParties } from '../view.ts'

export const listThreads: Handler<typeof messageCalls.listThreads> = async (
  { profileUid, box, search, cursor, limit },
  { actor, db },
) => {
  assertReader(actor, profileUid)
  const accountUid = actor.accountUid ?? ''
  const after = readCursor(cursor, 2)
  const found = await db
    .select({
      thread: threads,
      collab: columnsOf(collabFacts),
      briefTitle: briefFacts.title,
      message: { side: messages.side, text: messages.text },
      archived: archived(accountUid),
      unread: countUnreadIn(accountUid),
      muted: muted(accountUid),
    })
    .from(threads)
    .innerJoin(collabFacts, eq(collabFacts.uid, threads.collabUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .leftJoin(messages, eq(messages.uid, threads.lastUid))
    .where(
      and(
        profileUid ? ofProfile(profileUid) : undefined,
        box === 'help-requested' ? isNotNull(threads.helpRequestedAt) : isNotNull(threads.lastUid),
        conditionOf(box, accountUid),
        search ? matches(search) : undefined,
        after
          ? sql`(${threads.lastAt}, ${threads.collabUid}) < (${String(after[0])}::timestamptz, ${String(after[1])})`
          : undefined,
      ),
    )
    .orderBy(desc(threads.lastAt), desc(threads.collabUid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.thread.lastAt.toISOString(), row.thread.collabUid])
  const about = rows.map((row) => row.collab)
  const acquainted = await findAcquainted(db, about)
  const partiesOf = await findParties(db, about)
  return {
    rows: rows.map(({ thread, collab, message, ...row }) => {
      const side = sideOn(actor, collab)
      const isOpen =
        side === 'staff' || message?.side === side || message?.side === 'staff' || acquainted.has(collab.uid)
      const text = message?.text || (message ? 'A picture' : '')
      return {
        collabUid: collab.uid,
        briefTitle: row.briefTitle,
        ...partiesOf(collab),
        lastAt: thread.lastAt.toISOString(),
        lastText: (isOpen ? text : maskContacts(text).text).slice(0, 140),
        lastMine: message?.side === side,
        unread: row.unread,
        muted: row.muted,
        archived: row.archived,
        helpRequestedAt: thread.helpRequestedAt?.toISOString() ?? null,
      }
    }),
    nextCursor,
  }
}

function conditionOf(box: Box, accountUid: string): SQL | undefined {
  if (box === 'inbox') return sql`not ${archived(accountUid)}`
  if (box === 'archived') return archived(accountUid)
  return box === 'unread' ? hasUnread(accountUid) : undefined
}

/** Names of either side; what was written is not searched, so that the list stays quick. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/^@/, '').replace(/[%_\\]/g, '\\$&')}%`
  return or(
    inArray(threads.brandUid, sql`(select uid from ${brandFacts} where ${ilike(brandFacts.name, pattern)})`),
    inArray(
      threads.influencerUid,
      sql`(select uid from ${influencerFacts} where ${ilike(influencerFacts.handle, pattern)})`,
    ),
  )
}
