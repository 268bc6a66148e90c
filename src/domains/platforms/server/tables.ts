import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Audience, Permission, PlatformId, PostKind } from '../../../adapters/platforms/platforms.ts'
import type { DeliverableType } from '../../profiles/vocabulary.ts'
import { deliverableUid } from '../../content/server/foreign-keys.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import { influencerUid } from '../../profiles/server/foreign-keys.ts'
import type { EndedWhy } from '../accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const influencer = () => text('influencer_uid').notNull().references(influencerUid)

/** An account on a platform that its owner connected. What opens it is sealed (`kit/server/sealing.ts`). */
export const platformAccounts = pgTable(
  'platform_accounts',
  {
    uid: text().primaryKey(),
    influencerUid: influencer(),
    platform: text().$type<PlatformId>().notNull(),
    isSandbox: boolean('is_sandbox').notNull(),
    /** The platform's own name for it, which stays when the handle changes. */
    externalId: text('external_id').notNull(),
    /** What it is called to our application alone: a callback may name it so. */
    scopedId: text('scoped_id'),
    handle: text().notNull(),
    url: text().notNull(),
    granted: text().array().$type<Permission[]>().notNull(),
    sealedToken: text('sealed_token').notNull(),
    tokenUntil: at('token_until'),
    sealedRenewal: text('sealed_renewal'),
    renewalUntil: at('renewal_until'),
    /** Null while it is connected. What was read stays for a while (`takenBackDays`). */
    endedWhy: text('ended_why').$type<EndedWhy>(),
    connectedAt: at('connected_at').notNull(),
    /** When the platform last took our access, and so its owner's consent was last proven. */
    provenAt: at('proven_at').notNull(),
    /** When everything was last read. */
    readAt: at('read_at'),
    nextReadAt: at('next_read_at').notNull(),
    /** One reader at a time: renewing an access may end the one before. */
    busyUntil: at('busy_until'),
    /** Tries in a row that failed. */
    failures: integer().notNull().default(0),
    /** Since when the platform speaks a version that we do not; null while it can be read, or fails for another reason. */
    outdatedAt: at('outdated_at'),
    /** Requests of one day, against the budget. */
    requestsOn: date('requests_on', { mode: 'string' }),
    requests: integer().notNull().default(0),
    followers: integer(),
    audience: jsonb().$type<Audience>(),
  },
  (t) => [
    unique('platform_accounts_influencer').on(t.influencerUid, t.platform),
    unique('platform_accounts_external').on(t.platform, t.externalId),
    index('platform_accounts_due')
      .on(t.nextReadAt)
      .where(sql`ended_why is null`),
    index('platform_accounts_proven').on(t.provenAt),
  ],
)

const account = () =>
  text('account_uid')
    .notNull()
    .references(() => platformAccounts.uid, { onDelete: 'cascade' })

/** How many followed on a day (UTC), as it was last read on that day. */
export const platformSnapshots = pgTable(
  'platform_snapshots',
  { accountUid: account(), day: date({ mode: 'string' }).notNull(), followers: integer().notNull() },
  (t) => [primaryKey({ columns: [t.accountUid, t.day] })],
)

/** The newest posts of an account, and those that its creator chose; a count that the platform does not give is null. */
export const platformPosts = pgTable(
  'platform_posts',
  {
    accountUid: account(),
    externalId: text('external_id').notNull(),
    kind: text().$type<PostKind>().notNull(),
    url: text().notNull(),
    text: text().notNull(),
    /** A small picture as a data address: addresses at platforms end within hours. */
    picture: text(),
    postedAt: at('posted_at').notNull(),
    views: integer(),
    reach: integer(),
    likes: integer(),
    comments: integer(),
    saves: integer(),
    shares: integer(),
    readAt: at('read_at').notNull(),
    /** Since when its creator shows it in their portfolio, in this order; null for the others. */
    chosenAt: at('chosen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountUid, t.externalId] }),
    index('platform_posts_newest').on(t.accountUid, t.postedAt.desc()),
  ],
)

/** A consent that has begun: once, by the account that began it, within ten minutes. */
export const platformTries = pgTable(
  'platform_tries',
  {
    stateHash: text('state_hash').primaryKey(),
    byUid: text('by_uid').notNull().references(accountUid),
    influencerUid: influencer(),
    platform: text().$type<PlatformId>().notNull(),
    /** Sealed: with it a code can be used. */
    sealedVerifier: text('sealed_verifier').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('platform_tries_expires').on(t.expiresAt)],
)

/** More new followers in a few days than accounts rarely get: for our team to look at. */
export const followerJumps = pgTable(
  'follower_jumps',
  {
    accountUid: account(),
    day: date({ mode: 'string' }).notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
    reasons: text().array().notNull(),
    seenBy: text('seen_by'),
    seenAt: at('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountUid, t.day] }),
    index('follower_jumps_open')
      .on(t.day)
      .where(sql`seen_at is null`),
  ],
)

/** The post of a published deliverable, as its platform counts it. What may be added up goes to the ledger of readings too. */
export const measuredPosts = pgTable(
  'measured_posts',
  {
    deliverableUid: text('deliverable_uid').primaryKey().references(deliverableUid, { onDelete: 'cascade' }),
    accountUid: account(),
    type: text().$type<DeliverableType>().notNull(),
    liveUrl: text('live_url').notNull(),
    publishedAt: at('published_at').notNull(),
    /** The platform's name for the post; null until it is found by its address. */
    externalId: text('external_id'),
    kind: text().$type<PostKind>(),
    views: integer(),
    reach: integer(),
    likes: integer(),
    comments: integer(),
    saves: integer(),
    shares: integer(),
    /** When it was last looked for. */
    lookedAt: at('looked_at'),
    /** When it was last there. */
    seenAt: at('seen_at'),
    /** Since when it is gone, after it was there. */
    goneAt: at('gone_at'),
    /** Null once it is not looked for any more. */
    nextAt: at('next_at'),
  },
  (t) => [
    index('measured_posts_account').on(t.accountUid),
    index('measured_posts_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
  ],
)
