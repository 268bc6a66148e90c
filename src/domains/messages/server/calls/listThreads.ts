import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findBriefs } from '../../../briefs/server/reads.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { boxes, messageCalls } from '../../contract.ts'
import { maskContacts } from '../../rules.ts'
import { archived, assertReader, countUnreadIn, hasUnread, ofProfile } from '../boxes.ts'
import { findAcquainted, findThreadSettings, findMessages } from '../reads.ts'
import { threads } from '../tables.ts'
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
      archived: archived(accountUid),
      unread: countUnreadIn(accountUid),
    })
    .from(threads)
    .innerJoin(collabFacts, eq(collabFacts.uid, threads.collabUid))
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
  const briefs = await findBriefs(db, [...new Set(about.map(({ briefUid }) => briefUid))])
  const lastUids = rows.flatMap((row) => row.thread.lastUid ?? [])
  const last = await findMessages(db, lastUids)
  const settings = await findThreadSettings(
    db,
    [accountUid],
    about.map(({ uid }) => uid),
  )
  const isMuted = new Set(settings.filter(({ muted }) => muted).map(({ collabUid }) => collabUid))
  const acquainted = await findAcquainted(db, about)
  const partiesOf = await findParties(db, about)
  return {
    rows: rows.map(({ thread, collab, archived, unread }) => {
      const side = sideOn(actor, collab)
      const message = last.get(thread.lastUid ?? '')
      const isOpen =
        side === 'staff' || message?.side === side || message?.side === 'staff' || acquainted.has(collab.uid)
      const text = message?.text || (message ? 'A picture' : '')
      return {
        collabUid: collab.uid,
        briefTitle: briefs.get(collab.briefUid)?.title ?? '',
        ...partiesOf(collab),
        lastAt: thread.lastAt.toISOString(),
        lastText: (isOpen ? text : maskContacts(text).text).slice(0, 140),
        lastMine: message?.side === side,
        unread,
        muted: isMuted.has(collab.uid),
        archived,
        helpRequestedAt: thread.helpRequestedAt?.toISOString() ?? null,
      }
    }),
    nextCursor,
  }
}

function conditionOf(box: (typeof boxes)[number], accountUid: string): SQL | undefined {
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
