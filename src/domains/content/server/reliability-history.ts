import { must } from '../../../kit/contract/must.ts'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { dayMs, hourMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { ProfileType } from '../../../access/roles.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { hasEvent } from '../../audit/server/events.ts'
import { type Mark, promptness } from '../reliability.ts'
import { deliverableRounds, deliverableVersions, deliverables } from './tables.ts'
import { visitFacts } from '../../visits/server/facts.ts'

/** What is looked back on: older things weigh next to nothing. */
const most = 200

const lateByDays = 14

/** A mark with the collab it comes from, and what happened in words. */
export type Move = Mark & { collabUid: string; text: string }

/** What an influencer's reliability is made of, newest first: visits, deliveries, deliverables. */
export async function influencerHistory(
  db: Queryable,
  uid: string,
): Promise<{ visits: Move[]; content: Move[]; firstTry: Move[] }> {
  const mine = eq(collabFacts.influencerUid, uid)
  const past = await listVisits(db, mine, 'influencer')
  const due = await db
    .select({
      collabUid: collabFacts.uid,
      deliveredAt: collabFacts.deliveredAt,
      contentDueAt: collabFacts.contentDueAt,
    })
    .from(collabFacts)
    .where(
      and(
        mine,
        isNotNull(collabFacts.contentDueAt),
        or(
          isNotNull(collabFacts.deliveredAt),
          and(eq(collabFacts.outcome, 'open'), eq(collabFacts.stage, 4), sql`${collabFacts.contentDueAt} < ${now()}`),
        ),
      ),
    )
    .orderBy(desc(collabFacts.contentDueAt))
    .limit(most)
  const approved = await db
    .select({ collabUid: collabFacts.uid, approvedAt: deliverables.approvedAt, rounds: deliverables.rounds })
    .from(deliverables)
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .where(and(mine, isNotNull(deliverables.approvedAt)))
    .orderBy(desc(deliverables.approvedAt))
    .limit(most)
  return {
    visits: past.flatMap((row) =>
      markOf(row, 'no-show').map((mark) => ({ ...mark, collabUid: row.collabUid, text: visitWords(row, mark) })),
    ),
    content: due.map(({ collabUid, deliveredAt, contentDueAt }) => {
      const dueAt = must(contentDueAt, 'due date')
      const text = deliveryWords(deliveredAt, dueAt)
      return { value: inTime(deliveredAt, dueAt), at: deliveredAt ?? dueAt, collabUid, text }
    }),
    firstTry: approved.map(({ collabUid, approvedAt, rounds }) => ({
      value: [1, 0.45][rounds] ?? 0,
      at: must(approvedAt, 'time of approval'),
      collabUid,
      text:
        ['Content approved first time', 'Content needed one round of changes'][rounds] ??
        'Content needed two rounds of changes',
    })),
  }
}

function visitWords(row: { outcome: string }, mark: Mark): string {
  if (mark.value === 1) return 'You kept your visit'
  return row.outcome === 'no-show' ? 'You didn’t show up' : 'You cancelled less than 48 hours before the visit'
}

function deliveryWords(deliveredAt: Date | null, dueAt: Date): string {
  if (!deliveredAt) return 'Content is overdue'
  return deliveredAt <= dueAt ? 'You delivered on time' : 'You delivered late'
}

function inTime(deliveredAt: Date | null, dueAt: Date): number {
  if (!deliveredAt) return 0
  const days = (deliveredAt.getTime() - dueAt.getTime()) / dayMs
  return days <= 0 ? 1 : Math.max(0, 0.5 - days / lateByDays / 2)
}

/** What a brand's reliability is made of, newest first: visits hosted, requests answered, content reviewed. */
export async function brandHistory(
  db: Queryable,
  uid: string,
): Promise<{ visits: Move[]; answers: Move[]; reviews: Move[] }> {
  const ours = eq(collabFacts.brandUid, uid)
  const past = await listVisits(db, ours, 'brand')
  const asked = await db
    .select({
      collabUid: collabFacts.uid,
      requestedAt: collabFacts.requestedAt,
      answeredAt: collabFacts.answeredAt,
      closedAt: collabFacts.closedAt,
      outcome: collabFacts.outcome,
    })
    .from(collabFacts)
    .where(
      and(
        ours,
        eq(collabFacts.startedBy, 'influencer'),
        or(isNotNull(collabFacts.answeredAt), inArray(collabFacts.outcome, ['declined', 'expired'])),
      ),
    )
    .orderBy(desc(collabFacts.requestedAt))
    .limit(most)
  return {
    visits: past.flatMap((row) =>
      markOf(row, 'not-hosted').map((mark) => ({ ...mark, collabUid: row.collabUid, text: hostedWords(row, mark) })),
    ),
    answers: asked.map(({ collabUid, requestedAt, answeredAt, closedAt, outcome }) => {
      const at = answeredAt ?? closedAt ?? requestedAt
      const took = at.getTime() - requestedAt.getTime()
      return outcome === 'expired'
        ? { value: 0, at, collabUid, text: 'You didn’t reply to a request' }
        : { value: promptness(took), at, collabUid, text: `You replied to a request ${after(took)}` }
    }),
    reviews: await listReviews(db, uid),
  }
}

function hostedWords(row: { outcome: string }, mark: Mark): string {
  if (mark.value === 1) return 'You hosted a visit'
  return row.outcome === 'not-hosted'
    ? 'You couldn’t host a creator'
    : 'You cancelled less than 48 hours before the visit'
}

type PastVisit = {
  collabUid: string
  startsAt: Date
  checkedInAt: Date | null
  outcome: string
  cancelledLate: boolean
}

/** Visits that took place or should have, and those that `side` cancelled late. */
async function listVisits(db: Queryable, whose: ReturnType<typeof eq>, side: ProfileType): Promise<PastVisit[]> {
  const cancelledLate = sql<boolean>`(${collabFacts.lateCancel} and ${hasEvent(collabFacts.uid, 'collab.cancelled', side)})`
  return db
    .select({
      collabUid: collabFacts.uid,
      startsAt: visitFacts.startsAt,
      checkedInAt: visitFacts.checkedInAt,
      outcome: collabFacts.outcome,
      cancelledLate,
    })
    .from(visitFacts)
    .innerJoin(collabFacts, eq(collabFacts.uid, visitFacts.collabUid))
    .where(
      and(
        whose,
        or(
          isNotNull(visitFacts.checkedInAt),
          inArray(collabFacts.outcome, ['no-show', 'not-hosted']),
          collabFacts.lateCancel,
        ),
      ),
    )
    .orderBy(desc(visitFacts.startsAt))
    .limit(most)
}

/** A visit counts as kept, as missed by this side, or not at all. */
function markOf(row: PastVisit, missed: 'no-show' | 'not-hosted'): Mark[] {
  if (row.checkedInAt) return [{ value: 1, at: row.startsAt }]
  return row.outcome === missed || row.cancelledLate ? [{ value: 0, at: row.startsAt }] : []
}

/** How fast each submitted version was answered: sent back, or approved. */
async function listReviews(db: Queryable, brandUid: string): Promise<Move[]> {
  const answeredAt = sql<Date | null>`coalesce(${deliverableRounds.requestedAt}, ${deliverables.approvedAt})`.mapWith(
    deliverables.approvedAt,
  )
  const rows = await db
    .select({
      collabUid: collabFacts.uid,
      submittedAt: sql<Date>`greatest(${deliverableVersions.submittedAt}, ${collabFacts.deliveredAt})`.mapWith(
        deliverables.approvedAt,
      ),
      answeredAt,
    })
    .from(deliverableVersions)
    .innerJoin(deliverables, eq(deliverables.uid, deliverableVersions.deliverableUid))
    .innerJoin(collabFacts, eq(collabFacts.uid, deliverables.collabUid))
    .leftJoin(
      deliverableRounds,
      and(
        eq(deliverableRounds.deliverableUid, deliverables.uid),
        eq(deliverableRounds.version, deliverableVersions.number),
        eq(deliverableRounds.escalated, false),
      ),
    )
    .where(
      and(
        eq(collabFacts.brandUid, brandUid),
        isNotNull(deliverableVersions.submittedAt),
        or(
          isNotNull(deliverableRounds.requestedAt),
          and(isNotNull(deliverables.approvedAt), eq(deliverables.fileVersion, deliverableVersions.number)),
        ),
      ),
    )
    .orderBy(desc(deliverableVersions.submittedAt))
    .limit(most)
  return rows.flatMap(({ answeredAt: at, submittedAt, collabUid }) => {
    if (!at) return []
    const took = at.getTime() - submittedAt.getTime()
    return [{ value: promptness(took), at, collabUid, text: `Content was reviewed ${after(took)}` }]
  })
}

function after(ms: number): string {
  const hours = Math.round(ms / hourMs)
  if (hours <= 1) return 'within an hour'
  return hours < 48 ? `within ${hours} hours` : `after ${Math.round(hours / 24)} days`
}
