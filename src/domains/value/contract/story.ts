import * as z from 'zod/mini'
import { instant, linkToken } from '../../../kit/contract/fields.ts'
import { CollabUid, LinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { OriginView } from '../../content/views.ts'
import { comparedMeasures, comparedPeriods, similarPlaces } from '../comparison.ts'
import { CostLineView, currency, SummaryView } from '../views.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const

/** For how many days a link may work. */
export const linkDays = z.union([z.literal(7), z.literal(30), z.literal(90)])

/** One collab told on one page: the visit, the posts, what it cost and brought, and how that compares. */
export const StoryView = z.object({
  collabUid: z.string(),
  brandName: z.string(),
  city: z.string(),
  creatorName: z.string(),
  handle: z.string(),
  briefTitle: z.string(),
  visitDay: z.string(),
  currency,
  posts: z.array(
    z.object({
      uid: z.string(),
      format: z.string(),
      platform: z.string(),
      publishedAt: z.nullable(instant),
      liveUrl: z.nullable(z.string()),
      views: z.nullable(z.number()),
      isWithdrawn: z.boolean(),
      /** Where its views come from; null where they aren't known. */
      origin: z.nullable(OriginView),
      /** Null where there is none, or it may not be shown to this reader. */
      picture: z.nullable(z.string()),
      placeholder: z.nullable(z.string()),
      /** Its usage rights have ended, so nobody sees its picture. */
      isRightsOver: z.boolean(),
    }),
  ),
  /** What the posts had reached together by the end of each day with a reading. */
  viewsByDay: z.array(z.object({ day: z.string(), views: z.number() })),
  /** How the cost comes about; empty in a shared story. */
  lines: z.array(CostLineView),
  /** Shared without its cost, that is null as well, and nothing is without a rate. */
  summary: SummaryView,
  /** The brand's and the creator's reviews that both sides may read. */
  reviews: z.array(z.object({ side: z.enum(['brand', 'influencer']), value: z.number(), text: z.string() })),
  /** Of which visits the medians are. */
  comparedPeriod: z.enum(comparedPeriods),
  similarIn: z.enum(similarPlaces),
  /** Beside the medians of the venue’s other collabs, and of other organisations’ venues of its kind; null where there are too few. */
  compared: z.array(
    z.object({
      measure: z.enum(comparedMeasures),
      own: z.number(),
      venue: z.nullable(z.number()),
      similar: z.nullable(z.number()),
    }),
  ),
})

export const storyEntries = defineCalls({
  getCollabStory: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid, comparedPeriod: z._default(z.enum(comparedPeriods), '365') }),
    output: z.extend(StoryView, {
      /** An address of the story as one picture, for an hour. */
      pictureUrl: z.string(),
      /** Of what a link would show as a PDF, without its costs and with them. */
      pdfUrls: z.object({ plain: z.string(), costs: z.string() }),
      links: z.array(z.object({ uid: z.string(), expiresAt: instant, withCosts: z.boolean() })),
      can: z.object({ share: z.boolean() }),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable'],
  },
  /** An address that opens the story without an account until its end date; shown this once. */
  shareStory: {
    kind: 'write',
    access: host,
    ownHands: true,
    input: z.object({
      collabUid: CollabUid,
      days: linkDays,
      withCosts: z._default(z.boolean(), false),
    }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['value'],
    creates: true,
  },
  revokeStoryLink: {
    kind: 'write',
    access: host,
    input: z.object({ uid: LinkUid }),
    output: z.object({ done: z.boolean() }),
    refusals: ['not-found'],
    touches: ['value'],
  },
  /** The story as whoever has the link reads it: without costs unless the link was made with them, never with margins. */
  getSharedStory: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.extend(StoryView, { pdfUrl: z.string() }),
    refusals: ['not-found'],
  },
})
