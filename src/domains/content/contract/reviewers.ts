import * as z from 'zod/mini'
import { keysOf } from '../../../kit/contract/keys.ts'
import { instant, nameText, optionalText, version } from '../../../kit/contract/fields.ts'
import { BrandUid, CollabUid, DeliverableUid, LinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { CollabView } from '../../collabs/views.ts'
import { declineReasons } from '../../collabs/windows.ts'
import { CollabPortfolio } from '../portfolio.ts'
import { DeliverableView } from '../views.ts'
import { ReviewedCreator } from './creators.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const token = z.string().check(z.maxLength(100))

/** Links for people of a brand who have no account, and what they see and decide with one. */
export const reviewerEntries = defineCalls({
  /** A link for an owner or agency without account: 14 days, shown once. */
  createReviewerLink: {
    kind: 'write',
    creates: true,
    access: host,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, name: nameText(80) }),
    output: z.object({ uid: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['not-found'],
    touches: ['reviewer'],
  },
  listReviewerLinks: {
    kind: 'read',
    access: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      links: z.array(z.object({ uid: z.string(), name: z.string(), createdAt: instant, expiresAt: instant })),
    }),
    refusals: ['not-found'],
    shows: ['reviewer'],
  },
  revokeReviewerLink: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, uid: LinkUid }),
    output: z.object({ revoked: z.boolean() }),
    refusals: ['not-found'],
    touches: ['reviewer'],
  },
  /** Requests and content of one brand, for whoever holds its link. */
  getReviewerPage: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token }),
    output: z.object({
      brandName: z.string(),
      timezone: z.string(),
      name: z.string(),
      expiresAt: instant,
      requests: z.array(CollabView),
      /** For each request, up to six items of the creator's portfolio that suit the brief. */
      portfolios: z.array(CollabPortfolio),
      deliverables: z.array(z.object({ deliverable: DeliverableView, influencerName: z.string(), title: z.string() })),
    }),
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  /** The page of a creator whose request or content waits for the reviewer’s answer; of nobody else. */
  getReviewedCreator: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token, collabUid: CollabUid }),
    output: ReviewedCreator,
    refusals: ['not-found'],
    shows: ['collab', 'deliverable'],
  },
  /** What a reviewer decides, under a typed name. `uid` is a collab's for requests, a deliverable's for content. */
  decideAsReviewer: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({
      token,
      name: nameText(80),
      action: z.enum(['approve-request', 'decline-request', 'approve-content', 'request-changes', 'comment']),
      uid: z.union([CollabUid, DeliverableUid]),
      version,
      /** The comment; with a declined request, a note for the team. */
      text: optionalText(2_000),
      /** Why a request is declined. */
      reason: z._default(z.enum(keysOf(declineReasons)), 'other'),
    }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['collab', 'deliverable'],
    perMinute: 30,
  },
})
