import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FileKind } from '../file-type-by-extension.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A picture, video, voice note or PDF, stored once however often it is brought. What is here was read to its end and carries no location. */
export const files = pgTable(
  'files',
  {
    uid: text().primaryKey(),
    /** SHA-256 of the bytes as they were brought, before anything was taken out of them. */
    contentHash: text('content_hash').notNull().unique(),
    /** The product's `file_path`, such as `ab/cd….jpg`: under `/media/{variant}/`, and where it is kept. */
    path: text().notNull().unique(),
    kind: text().$type<FileKind>().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** As it is looked at: rotation is already counted in. Of sound and documents, 0. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null for pictures. */
    durationMs: integer('duration_ms'),
    hasSound: boolean('has_sound'),
    /** 64 bits in hexadecimal that nearly equal pictures share; a video has its poster's. */
    phash: text(),
    /** A few blurred pixels as a data address, shown until the picture is there; a video has its poster's. */
    placeholder: text(),
    /** Of a video: the `path` of a picture of one moment, which the browser that brought it took. */
    posterPath: text('poster_path'),
    /** Private files are reached by signed addresses alone. */
    visibility: text().$type<'public' | 'private'>().notNull(),
    /** Who brought it first. */
    ownerUid: text('owner_uid').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('files_owner').on(t.ownerUid, t.uid)],
)

/** Who brought a file and may use it: the same bytes can be several people's. */
export const fileOwners = pgTable(
  'file_owners',
  {
    fileUid: text('file_uid')
      .notNull()
      .references(() => files.uid),
    accountUid: text('account_uid').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileUid, t.accountUid] }), index('file_owners_account').on(t.accountUid)],
)

export type StoredFile = typeof files.$inferSelect

/** Files that were deleted and whose bytes are still kept: a job removes them. */
export const removedFiles = pgTable('removed_files', {
  path: text().primaryKey(),
  removedAt: at('removed_at').notNull(),
})

/** Uploads under way: what each may still take, until it is finished, refused or given up. */
export const unfinishedUploads = pgTable(
  'unfinished_uploads',
  {
    id: text().primaryKey(),
    accountUid: text('account_uid').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('unfinished_uploads_account').on(t.accountUid)],
)
