import * as z from 'zod/mini'
import { CollabUid, InfluencerUid, PlatformAccountUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { day, instant, page, pageInput } from '../../kit/contract/fields.ts'
import { deliverableTypes, platforms } from '../profiles/vocabulary.ts'
import { endedWhys, mostChosen } from './accounts.ts'
import { jumpFindings } from './jumps.ts'

const platform = z.enum(platforms)
const Growth = z.array(z.object({ day, followers: z.number() }))
const count = z.nullable(z.number())
/** Which permissions the owner left out, by the sandbox's and the adapters' names. */
const missing = z.array(z.enum(['followers', 'posts', 'insights']))

const ConnectedAccount = z.object({
  handle: z.string(),
  url: z.string(),
  isSandbox: z.boolean(),
  followers: count,
  missing,
  endedWhy: z.nullable(z.enum(endedWhys)),
  connectedAt: instant,
  /** When everything was last read; null before the first time. */
  readAt: z.nullable(instant),
  nextReadAt: instant,
  /** The last tries failed: it is tried again by itself. */
  isFailing: z.boolean(),
  /** The platform speaks a version that we have to follow first: until then it is tried once a day. */
  isOutdated: z.boolean(),
  /** One entry a day, the oldest first: 12 months. */
  growth: Growth,
})

export const RecentPost = z.object({
  /** The platform’s own name for it. */
  postId: z.string(),
  platform,
  kind: z.enum(['post', 'reel', 'story', 'video']),
  url: z.string(),
  text: z.string(),
  picture: z.nullable(z.string()),
  postedAt: instant,
  /** What the platform itself counts; null where it says nothing. */
  counts: z.object({ views: count, reach: count, likes: count, comments: count, saves: count, shares: count }),
  /** Its creator shows it in their portfolio. */
  isChosen: z.boolean(),
})

/** Accounts on Instagram, TikTok and YouTube that creators connect, and what is read from them. */
export const platformCalls = defineCalls({
  /** Every platform that can be connected, and the account that is. */
  listConnectedAccounts: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({
      rows: z.array(
        z.object({
          platform,
          /** It cannot be connected here where neither keys nor a sandbox are set. */
          isOffered: z.boolean(),
          isSandbox: z.boolean(),
          account: z.nullable(ConnectedAccount),
          can: z.object({ connect: z.boolean(), disconnect: z.boolean() }),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Begins a consent; answers the platform's page, from which the browser comes back to `/app/influencer/connected`. */
  connectAccount: {
    kind: 'exchange',
    ownHands: true,
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, platform }),
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition', 'unavailable'],
    perMinute: 10,
  },
  /** Ends it with what the browser brought back: keeps the access, sealed, and reads the account for the first time. */
  finishConnecting: {
    kind: 'exchange',
    ownHands: true,
    access: { influencer: 'any' },
    input: z.object({
      state: z.string().check(z.minLength(10), z.maxLength(400)),
      code: z.string().check(z.minLength(1), z.maxLength(4_000)),
    }),
    output: z.object({ influencerUid: z.string(), platform, handle: z.string(), missing }),
    refusals: ['failed-precondition', 'unavailable'],
    touches: ['profile', 'feed'],
    perMinute: 10,
  },
  /** Reads an account now instead of at its next time. */
  readAccountNow: {
    kind: 'exchange',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ influencerUid: InfluencerUid, platform }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found', 'failed-precondition', 'unavailable'],
    touches: ['profile', 'feed'],
    perMinute: 5,
    perDay: 40,
  },
  /** Gives the access back and deletes everything that was read. With `keepFollowers` and `keepResults` these stay, as the creator’s own word. */
  disconnectAccount: {
    kind: 'exchange',
    ownHands: true,
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, platform, keepFollowers: z.boolean(), keepResults: z.boolean() }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['profile', 'feed', 'deliverable'],
  },
  /** Growth and recent posts of a creator's connected accounts, for whoever sees their page. */
  getCreatorPosts: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'any', accountManager: 'any', admin: 'any' },
    input: z.object({ handle: z.string().check(z.trim(), z.minLength(1, 'Choose a creator.'), z.maxLength(60)) }),
    output: z.object({
      accounts: z.array(
        z.object({ platform, handle: z.string(), isSandbox: z.boolean(), readAt: z.nullable(instant), growth: Growth }),
      ),
      /** Those that they chose for their portfolio, in their order, then the newest of all accounts. */
      posts: z.array(RecentPost),
    }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** What a creator can show of their connected accounts: what they chose, in their order, then the newest. */
  listOwnPosts: {
    kind: 'read',
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid }),
    output: z.object({ posts: z.array(RecentPost) }),
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Shows these posts in the portfolio, in this order, and no others. They go with their account, and when they are deleted at their platform. */
  choosePosts: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({
      influencerUid: InfluencerUid,
      posts: z
        .array(z.object({ platform, postId: z.string().check(z.minLength(1), z.maxLength(200)) }))
        .check(z.maxLength(mostChosen, `You can show up to ${mostChosen} posts.`)),
    }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['profile'],
  },
  /** How the posts of a collab were measured: whether each was found, is still up, and what its platform counts. */
  listMeasuredPosts: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: z.object({
      rows: z.array(
        z.object({
          deliverableUid: z.string(),
          platform,
          type: z.enum(deliverableTypes),
          isSandbox: z.boolean(),
          isFound: z.boolean(),
          /** Its numbers may be added to others; where not, the platform’s own are shown by themselves. */
          maySum: z.boolean(),
          lookedAt: z.nullable(instant),
          seenAt: z.nullable(instant),
          goneAt: z.nullable(instant),
          nextAt: z.nullable(instant),
          counts: z.object({ views: count, reach: count, likes: count, comments: count, saves: count, shares: count }),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
  /** Which results of collabs a platform reported: what goes when its account is disconnected. */
  listReportedResults: {
    kind: 'read',
    access: { influencer: 'own' },
    input: z.object({ influencerUid: InfluencerUid, platform }),
    output: z.object({
      rows: z.array(
        z.object({
          collabUid: z.string(),
          venue: z.string(),
          type: z.enum(deliverableTypes),
          views: count,
          /** What people reported of it, which shows instead once the platform’s numbers go; null where nobody did. */
          typed: z.nullable(z.object({ views: count })),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['deliverable'],
  },
  /** Rises in followers that accounts rarely make and that nobody of the team has looked at, newest first. */
  listFollowerJumps: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object(pageInput),
    output: page(
      z.object({
        accountUid: z.string(),
        influencerUid: z.string(),
        name: z.string(),
        platform,
        handle: z.string(),
        /** The account at its platform. */
        url: z.string(),
        /** By which their page for brands opens. */
        creatorHandle: z.string(),
        day,
        before: z.number(),
        after: z.number(),
        reasons: z.array(z.string()),
        growth: Growth,
      }),
    ),
    shows: ['profile'],
  },
  /** Somebody of the team has looked at a jump, and says what they make of it: it stands in the creator’s history. */
  reviewFollowerJump: {
    kind: 'write',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ accountUid: PlatformAccountUid, day, finding: z.enum(jumpFindings) }),
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['profile'],
  },
})
