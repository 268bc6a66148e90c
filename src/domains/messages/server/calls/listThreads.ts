import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { sideOn } from '../../../collabs/server/policy.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { Box } from '../../box-names.ts'
import type { messageCalls } from '../../contract.ts'
import { maskContacts } from '../../rules.ts'
import { archived, assertReader, hasUnread, muted, ofProfile, unreadCount } from '../boxes.ts'
import { isAcquainted } from '../reads.ts'
import { messages, threads } from '../tables.ts'
import { party, viewParties } from '../view.ts'

const value = sql.placeholder

const pageOf = preparedBy('threads', (db, name, conditions) =>
  db
    .select({
      ...party,
      collabUid: threads.collabUid,
      lastAt: threads.lastAt,
      helpRequestedAt: threads.helpRequestedAt,
      stage: collabFacts.stage,
      briefTitle: briefFacts.title,
      message: { side: messages.side, text: messages.text },
      visit: { live: visitFacts.live, confirmedAt: visitFacts.confirmedAt, checkedInAt: visitFacts.checkedInAt },
      archived,
      unread: unreadCount,
      muted,
    })
    .from(threads)
    .innerJoin(collabFacts, eq(collabFacts.uid, threads.collabUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, threads.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, threads.influencerUid))
    .leftJoin(messages, eq(messages.uid, threads.lastUid))
    .leftJoin(visitFacts, eq(visitFacts.collabUid, threads.collabUid))
    .where(and(...conditions))
    .orderBy(desc(threads.lastAt), desc(threads.collabUid))
    .limit(value('limit'))
    .prepare(name),
)

export const listThreads: Handler<typeof messageCalls.listThreads> = async (
  { profileUid, box, search, cursor, limit },
  { actor, db },
) => {
  assertReader(actor, profileUid)
  const after = readCursor(cursor, 2)
  const conditions = {
    ...(profileUid && ofProfile(profileUid)),
    [box]: boxes[box],
    search: search ? named : undefined,
    after:
      after && sql`(${threads.lastAt}, ${threads.collabUid}) < (${value('since')}::timestamptz, ${value('after')})`,
  }
  const found = await pageOf(db, conditions, {
    account: actor.accountUid ?? '',
    profile: profileUid,
    search: search === undefined ? undefined : `%${search.replace(/^@/, '').replace(/[%_\\]/g, '\\$&')}%`,
    since: after && String(after[0]),
    after: after && String(after[1]),
    limit: limit + 1,
  })
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.lastAt.toISOString(), row.collabUid])
  return {
    rows: rows.map(({ message, brand, influencer, ...row }) => {
      const side = sideOn(actor, { brandUid: brand.uid, influencerUid: influencer.uid })
      const isOpen = side === 'staff' || message?.side === side || message?.side === 'staff' || isAcquainted(row)
      const text = message?.text || (message ? 'Photo' : '')
      return {
        collabUid: row.collabUid,
        briefTitle: row.briefTitle,
        ...viewParties({ brand, influencer }),
        lastAt: row.lastAt.toISOString(),
        lastText: (isOpen ? text : maskContacts(text).text).slice(0, 140),
        lastMine: message?.side === side,
        unread: row.unread,
        muted: row.muted,
        archived: row.archived,
        helpRequestedAt: row.helpRequestedAt?.toISOString() ?? null,
      }
    }),
    nextCursor,
  }
}

const written = isNotNull(threads.lastUid)
const boxes: Record<Box, SQL | undefined> = {
  'help-requested': isNotNull(threads.helpRequestedAt),
  inbox: and(written, sql`not ${archived}`),
  archived: and(written, archived),
  unread: and(written, hasUnread),
}

/** Names of either side; what was written is not searched, so that the list stays quick. */
const named = or(
  inArray(threads.brandUid, sql`(select uid from ${brandFacts} where ${ilike(brandFacts.name, value('search'))})`),
  inArray(
    threads.influencerUid,
    sql`(select uid from ${influencerFacts} where ${ilike(influencerFacts.handle, value('search'))})`,
  ),
)
