import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { brandUid } from '../../../profiles/server/foreign-keys.ts'
import { deliverables } from './deliverables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Links by which an owner or agency reviews a brand's requests and content without an account. Only a hash of the token is stored. */
export const reviewerLinks = pgTable(
  'reviewer_links',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it is for. */
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('reviewer_links_brand').on(t.brandUid)],
)

/** Finished content that a brand put together under a name. */
export const collections = pgTable(
  'collections',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('collections_name').on(t.brandUid, t.name)],
)

const collection = () => text('collection_uid').references(() => collections.uid)

/** What is in a collection, in its order. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionUid: collection().notNull(),
    deliverableUid: text('deliverable_uid')
      .notNull()
      .references(() => deliverables.uid),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionUid, t.deliverableUid] }),
    index('collection_items_deliverable').on(t.deliverableUid),
  ],
)

/**
 * Links that show finished content without an account: a collection as it is when somebody looks, or what was chosen when the
 * link was made. Only a hash of the token is stored.
 */
export const contentLinks = pgTable(
  'content_links',
  {
    uid: text().primaryKey(),
    brandUid: text('brand_uid').notNull().references(brandUid),
    collectionUid: collection(),
    /** What its page is called; of a collection, its name is. */
    name: text().notNull(),
    /** What was chosen, in its order; empty for a collection. */
    deliverableUids: text('deliverable_uids').array().notNull(),
    /** Whether the originals can be downloaded. */
    withOriginals: boolean('with_originals').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('content_links_brand').on(t.brandUid), index('content_links_collection').on(t.collectionUid)],
)
