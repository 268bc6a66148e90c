import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, anonymousActor } from '../../../access/roles.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverables, reviewerLinks } from './tables.ts'

export type ReviewerLink = typeof reviewerLinks.$inferSelect
/** How long a reviewer link opens. */
export const reviewerLinkMs = 14 * dayMs

/** A new token and the hash that is stored: the link itself is shown once. */
export function newReviewerToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The links of a brand that still open. */
export async function listLinks(db: Queryable, brandUid: string): Promise<ReviewerLink[]> {
  return db
    .select()
    .from(reviewerLinks)
    .where(and(eq(reviewerLinks.brandUid, brandUid), stillOpen()))
    .orderBy(reviewerLinks.createdAt)
}

/** The link behind a token; ended, revoked and unknown ones open nothing. */
export async function getReviewerLink(db: Queryable, token: string): Promise<ReviewerLink> {
  const [link] = await db
    .select()
    .from(reviewerLinks)
    .where(eq(reviewerLinks.tokenHash, hashOf(token)))
  if (!link) throw new CallError('not-found', 'This link is incomplete. Open it again from the message it came in.')
  if (link.revokedAt)
    throw new CallError('not-found', 'This link was turned off. Ask the person who sent it for a new one.')
  if (link.expiresAt <= now())
    throw new CallError('not-found', 'This link has expired. Ask the person who sent it for a new one.')
  return link
}

function stillOpen() {
  return and(isNull(reviewerLinks.revokedAt), gt(reviewerLinks.expiresAt, now()))
}

/** A creator’s request that waits for an answer. */
export const isOpenRequest = and(
  eq(collabFacts.outcome, 'open'),
  eq(collabFacts.stage, 1),
  eq(collabFacts.startedBy, 'influencer'),
)

/** Content that waits for approval; the deliverable is joined to its collab. */
export const isInReview = and(
  eq(collabFacts.outcome, 'open'),
  eq(collabFacts.stage, 5),
  isNotNull(deliverables.submittedAt),
  isNull(deliverables.approvedAt),
)

/** Whoever holds a link acts as a member of its one brand, and of nothing else. */
export function reviewerActor(link: ReviewerLink): Actor {
  return { ...anonymousActor, brands: { [link.brandUid]: 'member' } }
}
