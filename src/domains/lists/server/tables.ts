import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { missingFirst, missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import { brandUid, influencerUid } from '../../profiles/server/foreign-keys.ts'
import type { City } from '../../profiles/vocabulary.ts'
import type { ListRule } from '../rule.ts'
import type { Vote } from '../shortlists.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Lists of influencers made by staff; a brief may be open to some of them only. */
export const influencerLists = pgTable(
  'influencer_lists',
  {
    uid: text().primaryKey(),
    name: text().notNull().unique(),
    purpose: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** Who of the team looks after it. */
    ownerUid: text('owner_uid').references(accountUid),
    city: text().$type<City>(),
    kind: text().$type<'hand' | 'rule'>().notNull().default('hand'),
    rule: jsonb().$type<ListRule>(),
    /** When its rule was last looked at. */
    refreshedAt: at('refreshed_at'),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...sortIndexes('influencer_lists', t.uid, [t.name, t.createdAt]),
    ...missingIndexes('influencer_lists', t.uid, { refreshed_at: t.refreshedAt }),
  ],
)

/** Who is on a list. With `removedAt` they are not any more, and only remembered: `onList` is the condition of every read. */
export const influencerListMembers = pgTable(
  'influencer_list_members',
  {
    listUid: text('list_uid')
      .notNull()
      .references(() => influencerLists.uid),
    influencerUid: text('influencer_uid').notNull().references(influencerUid),
    note: text().notNull().default(''),
    addedAt: at('added_at'),
    /** Null where the list's rule did it, here and below: what a rule did, it may undo. */
    addedBy: text('added_by'),
    removedAt: at('removed_at'),
    removedBy: text('removed_by'),
    removedReason: text('removed_reason'),
  },
  (t) => [
    unique('influencer_list_members_pk').on(t.listUid, t.influencerUid),
    index('influencer_list_members_influencer').on(t.influencerUid),
    index('influencer_list_members_by_added_at').on(t.listUid, missingFirst(t.addedAt), t.influencerUid),
  ],
)

/** True for those who are on a list now. */
export const onList = isNull(influencerListMembers.removedAt)

/** The briefs that are open to a list, as briefs last wrote it: none that is archived. */
export const influencerListUses = pgTable(
  'influencer_list_uses',
  {
    briefUid: text('brief_uid').notNull(),
    listUid: text('list_uid')
      .notNull()
      .references(() => influencerLists.uid),
    brandUid: text('brand_uid').notNull(),
    title: text().notNull(),
    status: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.briefUid, t.listUid] }), index('influencer_list_uses_list').on(t.listUid, t.title)],
)

/** Creators whom a brand has its eye on, under a name; the whole team of the brand sees them. */
export const shortlists = pgTable(
  'shortlists',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    /** Of the link by which others give their opinion; only a hash is stored, and a new link replaces the one before. */
    tokenHash: text('token_hash').unique(),
    linkUntil: at('link_until'),
  },
  (t) => [unique('shortlists_name').on(t.brandUid, t.name)],
)

export const shortlistMembers = pgTable(
  'shortlist_members',
  {
    shortlistUid: text('shortlist_uid')
      .notNull()
      .references(() => shortlists.uid),
    influencerUid: text('influencer_uid').notNull().references(influencerUid),
    addedAt: at('added_at').notNull(),
    /** The account of the brand or of ours that added them. */
    addedBy: text('added_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shortlistUid, t.influencerUid] }),
    index('shortlist_members_influencer').on(t.influencerUid),
  ],
)

/** What somebody with the link thinks of a creator, under the name they typed: the last they said. */
export const shortlistVotes = pgTable(
  'shortlist_votes',
  {
    shortlistUid: text('shortlist_uid')
      .notNull()
      .references(() => shortlists.uid),
    influencerUid: text('influencer_uid').notNull().references(influencerUid),
    name: text().notNull(),
    vote: text().$type<Vote>().notNull(),
    votedAt: at('voted_at').notNull(),
    /** Of the key that this browser made: who it is that votes under the name. Null in votes from before there were keys. */
    voterHash: text('voter_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.shortlistUid, t.influencerUid, t.name] }),
    index('shortlist_votes_influencer').on(t.influencerUid),
  ],
)
