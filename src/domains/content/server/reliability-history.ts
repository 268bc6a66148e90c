import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabs, deliverables } from '../../collabs/server/tables.ts'
import type { Mark } from '../reliability.ts'
import { listVisits, markOf, most } from './reliability.ts'

const lateByDays = 14

/** A mark with the collab it comes from, and what happened in words. */
export type Move = Mark & { collabUid: string; text: string }

/** What an influencer's reliability is made of, newest first: visits, deliveries, pieces. */
export async function influencerHistory(
  db: Queryable,
  uid: string,
): Promise<{ visits: Move[]; content: Move[]; firstTry: Move[] }> {
  const mine = eq(collabs.influencerUid, uid)
  const past = await listVisits(db, mine, 'influencer')
  const due = await db
    .select({ collabUid: collabs.uid, deliveredAt: collabs.deliveredAt, contentDueAt: collabs.contentDueAt })
    .from(collabs)
    .where(
      and(
        mine,
        isNotNull(collabs.contentDueAt),
        or(
          isNotNull(collabs.deliveredAt),
          and(eq(collabs.outcome, 'open'), eq(collabs.stage, 4), sql`${collabs.contentDueAt} < ${now()}`),
        ),
      ),
    )
    .orderBy(desc(collabs.contentDueAt))
    .limit(most)
  const pieces = await db
    .select({ collabUid: collabs.uid, approvedAt: deliverables.approvedAt, rounds: deliverables.rounds })
    .from(deliverables)
    .innerJoin(collabs, eq(collabs.uid, deliverables.collabUid))
    .where(and(mine, isNotNull(deliverables.approvedAt)))
    .orderBy(desc(deliverables.approvedAt))
    .limit(most)
  return {
    visits: past.flatMap((row) =>
      markOf(row, 'no-show').map((mark) => ({ ...mark, collabUid: row.collabUid, text: visitWords(row, mark) })),
    ),
    content: due.map(({ collabUid, deliveredAt, contentDueAt }) => ({
      value: inTime(deliveredAt, contentDueAt!),
      at: deliveredAt ?? contentDueAt!,
      collabUid,
      text: deliveryWords(deliveredAt, contentDueAt!),
    })),
    firstTry: pieces.map(({ collabUid, approvedAt, rounds }) => ({
      value: [1, 0.45][rounds] ?? 0,
      at: approvedAt!,
      collabUid,
      text:
        ['A piece was right at the first try', 'A piece took one round of changes'][rounds] ??
        'A piece took two rounds of changes',
    })),
  }
}

function visitWords(row: { outcome: string }, mark: Mark): string {
  if (mark.value === 1) return 'You kept your visit'
  return row.outcome === 'no-show' ? 'You did not come' : 'You cancelled less than 48 hours before'
}

function deliveryWords(deliveredAt: Date | null, dueAt: Date): string {
  if (!deliveredAt) return 'Content is overdue'
  return deliveredAt <= dueAt ? 'You delivered in time' : 'You delivered late'
}

function inTime(deliveredAt: Date | null, dueAt: Date): number {
  if (!deliveredAt) return 0
  const days = (deliveredAt.getTime() - dueAt.getTime()) / dayMs
  return days <= 0 ? 1 : Math.max(0, 0.5 - days / lateByDays / 2)
}
