import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, isStaff } from '../../../../access/roles.ts'
import { may } from '../../../../access/server/policy.ts'
import { now } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { preparedBy } from '../../../../kit/server/prepared.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { type CollabSide, sideOn } from '../../../collabs/server/policy.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { visitFacts } from '../../../visits/server/facts.ts'
import type { Box } from '../../box-names.ts'
import type { messageCalls } from '../../contract.ts'
import { excerptAround, maskContacts, wordlessText } from '../../rules.ts'
import {
  assertReader,
  assignee,
  hasReturned,
  hasUnread,
  isDone,
  isSnoozed,
  muted,
  ofBrands,
  ofManagedBrands,
  ofProfile,
  ownDesk,
  snoozedUntil,
  unreadCount,
} from '../boxes.ts'
import { findMatches, type Match } from '../matches.ts'
import { threadPolicy } from '../policy.ts'
import { isAcquainted } from '../reads.ts'
import { leastLetters, patternOf, searchBy } from '../search.ts'
import { messages, threadDesks, threadSettings, threads } from '../tables.ts'
import { party, viewParties } from '../view.ts'

const value = sql.placeholder

const listBy = (prefix: string, order: SQL[]) =>
  preparedBy(prefix, (db, name, conditions) =>
    db
      .select({
        ...party,
        collabUid: threads.collabUid,
        lastAt: threads.lastAt,
        helpRequestedAt: threads.helpRequestedAt,
        waitingSide: threads.waitingSide,
        waitingSince: threads.waitingSince,
        stage: collabFacts.stage,
        opening: { side: collabFacts.startedBy, text: collabFacts.message },
        briefTitle: briefFacts.title,
        message: { side: messages.side, text: messages.text, voice: messages.voice, documents: messages.documents },
        visit: { live: visitFacts.live, confirmedAt: visitFacts.confirmedAt, checkedInAt: visitFacts.checkedInAt },
        done: isDone,
        snoozedUntil: sql<Date | null>`${snoozedUntil}`.mapWith(threadSettings.snoozedUntil),
        assignedTo: { uid: assignee.person.uid, name: assignee.person.displayName },
        unread: unreadCount,
        muted,
      })
      .from(threads)
      .leftJoin(threadDesks, ownDesk)
      .leftJoin(assignee.person, assignee.isAssigned)
      .innerJoin(collabFacts, eq(collabFacts.uid, threads.collabUid))
      .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
      .innerJoin(brandFacts, eq(brandFacts.uid, threads.brandUid))
      .innerJoin(influencerFacts, eq(influencerFacts.uid, threads.influencerUid))
      .leftJoin(messages, eq(messages.uid, threads.lastUid))
      .leftJoin(visitFacts, eq(visitFacts.collabUid, threads.collabUid))
      .where(and(...conditions))
      .orderBy(...order)
      .limit(value('limit'))
      .prepare(name),
  )

const latestFirst = listBy('threads', [desc(threads.lastAt), desc(threads.collabUid)])
const longestFirst = listBy('threads_unanswered', [asc(threads.waitingSince), asc(threads.collabUid)])

export const listThreads: Handler<typeof messageCalls.listThreads> = async (
  { profileUid: asked, brandUids, ofManaged, box, search, cursor, limit },
  { actor, db },
) => {
  for (const uid of brandUids ?? [asked]) assertReader(actor, uid)
  // Of several brands each thread is read as that of the first: they are on the same side.
  const profileUid = brandUids?.[0] ?? asked
  const after = readCursor(cursor, 2)
  const isLongest = box === 'unanswered'
  const desk = deskOf(actor, profileUid)
  // An `@` in front is for handles.
  const wanted = search?.replace(/^@/, '').trim()
  const conditions = {
    ...(brandUids ? ofBrands : profileUid ? ofProfile(profileUid) : ofManaged && ofManagedBrands),
    [isLongest && profileUid ? `unanswered by ${profileUid.split('_')[0]}` : box]: isLongest
      ? unansweredBy(profileUid)
      : boxes[box],
    ...(wanted && searchBy(wanted, brandUids ? 'brands' : profileUid, desk === 'brand' && !actor.viewing)),
    after: after && (isLongest ? afterLongest : afterLatest),
  }
  const found = await (isLongest ? longestFirst : latestFirst)(db, conditions, {
    account: actor.accountUid ?? '',
    side: desk,
    now: now().toISOString(),
    profile: profileUid,
    brands: brandUids,
    search: wanted && patternOf(wanted),
    since: after && String(after[0]),
    after: after && String(after[1]),
    limit: limit + 1,
  })
  const { rows, nextCursor } = cutPage(found, limit, ({ lastAt, waitingSince, collabUid }) => [
    ((isLongest && waitingSince) || lastAt).toISOString(),
    collabUid,
  ])
  const sideOf = ({ brand, influencer }: Pick<(typeof rows)[number], 'brand' | 'influencer'>) =>
    sideOn(actor, { brandUid: brand.uid, influencerUid: influencer.uid })
  const matches = await findMatches(
    db,
    actor,
    desk,
    wanted,
    rows.map((row) => ({ collabUid: row.collabUid, isOpen: sideOf(row) === 'staff' || isAcquainted(row) })),
  )
  return {
    rows: rows.map(({ message, opening, brand, influencer, ...row }) => {
      const side = sideOf({ brand, influencer })
      // Before the first message, what came with the request or the invitation: it is the first bubble of the thread.
      const last = message ?? opening
      const isOpen = !message || side === 'staff' || last.side === side || last.side === 'staff' || isAcquainted(row)
      const text = last.text || (message ? wordlessText(message) : '')
      return {
        collabUid: row.collabUid,
        briefTitle: row.briefTitle,
        ...viewParties({ brand, influencer }),
        lastAt: row.lastAt.toISOString(),
        lastText: (isOpen ? text : maskContacts(text).text).slice(0, 140),
        lastMine: text !== '' && last.side === side,
        match: wanted ? viewMatch(wanted, matches.get(row.collabUid) ?? openingMatch(wanted, opening, side)) : null,
        unread: row.unread,
        waitingSince: row.waitingSide === side ? null : (row.waitingSince?.toISOString() ?? null),
        muted: row.muted,
        done: row.done,
        snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
        assignedTo: row.assignedTo,
        can: {
          settleForSide: may(threadPolicy, actor, 'settleForSide', {
            brandUid: brand.uid,
            influencerUid: influencer.uid,
          }),
        },
        helpRequestedAt: row.helpRequestedAt?.toISOString() ?? null,
      }
    }),
    nextCursor,
  }
}

/** The words of the request or the invitation, which both sides read, where they have what was typed. */
function openingMatch(
  wanted: string,
  { side, text }: { side: CollabSide; text: string },
  viewer: CollabSide,
): Omit<Match, 'at'> | undefined {
  if (wanted.length < leastLetters || !text.toLowerCase().includes(wanted.toLowerCase())) return undefined
  return { text, mine: side === viewer, isNote: false }
}

function viewMatch(wanted: string, match: Omit<Match, 'at'> | undefined) {
  return match ? { text: excerptAround(match.text, wanted), mine: match.mine, isNote: match.isNote } : null
}

/** Whose desk a list is of: our own people's, unless they belong to the profile themselves. */
function deskOf(actor: Actor, profileUid: string | undefined): CollabSide {
  const isOwn = profileUid && (Object.hasOwn(actor.brands, profileUid) || Object.hasOwn(actor.influencers, profileUid))
  if (isStaff(actor) && !isOwn) return 'staff'
  return profileUid?.startsWith('brand_') ? 'brand' : 'influencer'
}

/** Something was written, or the collab goes on and something may be. */
const isAlive = or(isNotNull(threads.lastUid), eq(collabFacts.outcome, 'open'))
/** Neither done for one's side nor put off by oneself. */
const isOpenToDo = sql`not ${isDone} and not ${isSnoozed}`
const afterLatest = sql`(${threads.lastAt}, ${threads.collabUid}) < (${value('since')}::timestamptz, ${value('after')})`
const afterLongest = sql`(${threads.waitingSince}, ${threads.collabUid}) > (${value('since')}::timestamptz, ${value('after')})`

/** Where the other side waits; for our own people, either. Written out, so that the indexes of those that wait serve it. */
function unansweredBy(profileUid: string | undefined): SQL | undefined {
  const waiting = profileUid
    ? sql`${threads.waitingSide} = ${sql.raw(profileUid.startsWith('brand_') ? "'influencer'" : "'brand'")}`
    : isNotNull(threads.waitingSince)
  return and(waiting, eq(collabFacts.outcome, 'open'), isOpenToDo)
}

const boxes: Record<Exclude<Box, 'unanswered'>, SQL | undefined> = {
  'help-requested': isNotNull(threads.helpRequestedAt),
  inbox: and(isAlive, isOpenToDo),
  all: isAlive,
  // By the column for its index, and by who still takes it: what one cannot take any more is unassigned.
  mine: and(eq(threadDesks.assignedTo, value('account')), eq(assignee.person.uid, value('account')), isOpenToDo),
  unassigned: and(isAlive, isNull(assignee.person.uid), isOpenToDo),
  snoozed: and(isSnoozed, sql`not ${isDone}`),
  returned: and(hasReturned, sql`not ${isDone}`),
  done: isDone,
  unread: hasUnread,
}
