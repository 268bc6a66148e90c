import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Reading } from '../../../kit/contract/sheets.ts'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import type { Filling } from '../../profiles/server/likely-same.ts'
import type { City, Platform } from '../../profiles/vocabulary.ts'
import type { DayOrder } from '../../value/list-days.ts'
import type { Counts, DuplicateRule, ImportState, RowOutcome } from '../outcomes.ts'
import type { Categories, ChangedField, ImportKind, Mapping } from '../fields.ts'
import type { OwnVenue } from './own/own-venue.ts'
import type { Corrected } from './venues/details.ts'

/** Where postcodes are, by a file that the operator brought; their codes without spaces. */
export const postcodePoints = pgTable(
  'postcode_points',
  {
    code: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.country] })],
)

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A list of venues that somebody brought, how it is read, and how far it has come. Its file is in the storage (`server/files.ts`). */
export const imports = pgTable(
  'imports',
  {
    uid: text().primaryKey(),
    fileName: text('file_name').notNull(),
    /** Who brought it; null by the command. */
    accountUid: text('account_uid').references(accountUid, { onDelete: 'set null' }),
    /** The organisation whose owner brought it, as a list of its own venues; null for those of our team. */
    orgUid: text('org_uid'),
    /** The size of its file in our storage; null by the command, whose file is elsewhere, and after the file was deleted. */
    bytes: integer(),
    /** What its rows are. */
    kind: text().$type<ImportKind>().notNull().default('venues'),
    /** The list of rows that name none; null for venues. */
    listName: text('list_name'),
    /** The venue of rows that name none, where they happened at one. */
    brandUid: text('brand_uid'),
    /** How dates are read that can be read both ways; null as the list’s own dates tell it. */
    dayOrder: text('day_order').$type<DayOrder>(),
    state: text().$type<ImportState>().notNull(),
    reading: jsonb().$type<Reading>().notNull(),
    columns: text().array().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    categories: jsonb().$type<Categories>().notNull().default({}),
    /** The names of its columns, by which the mapping is remembered; empty without a header. */
    headerKey: text('header_key').notNull(),
    /** The country of rows that name none. */
    country: text(),
    duplicates: text().$type<DuplicateRule>().notNull(),
    /** Which details of venues, or results of past collabs, that are there it corrects. */
    corrections: text().array().$type<ChangedField[]>().notNull().default([]),
    /** Who started it: they need the right to change what it corrects. Null by the command. */
    startedBy: text('started_by').references(accountUid, { onDelete: 'set null' }),
    counts: jsonb().$type<Counts>().notNull(),
    /** How many rows the file has, known once the import has begun. */
    total: integer(),
    /** The last line that is done. */
    line: integer().notNull().default(0),
    /** Why it stopped, as a sentence. */
    problem: text(),
    createdAt: at('created_at').notNull(),
    /** When it last moved: it was brought or changed, took in rows, stopped or ended. What is kept of it for a time is kept from here. */
    activeAt: at('active_at').notNull().defaultNow(),
  },
  (t) => [
    index('imports_age').on(t.createdAt, t.uid),
    index('imports_header').on(t.headerKey, t.createdAt),
    index('imports_account').on(t.accountUid),
    index('imports_starter').on(t.startedBy),
    index('imports_org')
      .on(t.orgUid)
      .where(sql`org_uid is not null`),
    index('imports_due')
      .on(t.createdAt)
      .where(sql`state in ('running', 'undoing')`),
  ],
)

/** Where a row put a creator, when (null where it only wrote a note), with which note, and whether the list was made for it. */
export type ImportedMember = { listUid: string; at: string | null; note: string; isNew: boolean }

/** What became of each line. */
export const importRows = pgTable(
  'import_rows',
  {
    importUid: text('import_uid').notNull(),
    line: integer().notNull(),
    name: text().notNull(),
    outcome: text().$type<RowOutcome>().notNull(),
    /** The venue it became, or that it is the same as. */
    brandUid: text('brand_uid'),
    /** Why it is not in, or what we noticed. */
    remarks: text().array().notNull(),
    /** Of a venue that still needs a city: the row as the list has it, from which it is read again once somebody has said it. */
    cells: text().array(),
    /** What it filled in at the venue that was there. */
    filled: jsonb().$type<{ filled: Filling }>(),
    /** What it corrected there. */
    corrected: jsonb().$type<Corrected>(),
    /** The creator that it put on a list, or that was on it. */
    influencerUid: text('influencer_uid'),
    member: jsonb().$type<ImportedMember>(),
    /** Of a row that is a creator who isn’t on the product yet. */
    creatorUid: text('creator_uid'),
    /** What it filled in at such a creator who was there. */
    filledCreator: jsonb('filled_creator').$type<CreatorFilling>(),
    /** The contact that it added to a brand. */
    contactUid: text('contact_uid'),
    /** The bookings or the past collab that it added; where it corrected something, the past collab that was there. */
    madeUid: text('made_uid'),
    /** Of an owner’s own list: the venue, until it is added or left out. */
    own: jsonb().$type<OwnVenue>(),
  },
  (t) => [
    primaryKey({ columns: [t.importUid, t.line] }),
    foreignKey({ columns: [t.importUid], foreignColumns: [imports.uid] }).onDelete('cascade'),
    index('import_rows_outcome').on(t.importUid, t.outcome, t.line),
    index('import_rows_brand').on(t.brandUid),
    index('import_rows_influencer').on(t.influencerUid),
    index('import_rows_creator').on(t.creatorUid),
    index('import_rows_contact').on(t.contactUid),
    index('import_rows_drafts')
      .on(t.importUid, t.line)
      .where(sql`cells is not null`),
    index('import_rows_own')
      .on(t.importUid, t.line)
      .where(sql`own is not null`),
  ],
)

/** The accounts of a creator, each platform once. */
export type ImportedAccounts = { platform: Platform; handle: string }[]

/**
 * Creators from lists who haven’t joined: only our team sees them. They have no account and no profile until they’re invited and
 * say themselves what a profile needs, such as their date of birth.
 */
export const importedCreators = pgTable(
  'imported_creators',
  {
    uid: text().primaryKey(),
    name: text().notNull(),
    accounts: jsonb().$type<ImportedAccounts>().notNull(),
    /** The accounts and the email address, by which the same creator is recognised: `instagram:alice.eats`, `mail:alice@example.com`. */
    keys: text().array().notNull(),
    email: text(),
    phone: text(),
    city: text().$type<City>(),
    /** The city as the list has it, where it is none of ours. */
    town: text().notNull().default(''),
    /** Followers of the largest account, as the list says. */
    followers: integer(),
    notes: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** When our team last wrote to them, and the account that was made for it. */
    invitedAt: at('invited_at'),
    accountUid: text('account_uid').references(accountUid, { onDelete: 'set null' }),
  },
  (t) => [
    index('imported_creators_keys').using('gin', t.keys),
    index('imported_creators_account').on(t.accountUid),
    index('imported_creators_newest').on(t.createdAt, t.uid),
    index('imported_creators_name').on(t.name, t.uid),
    index('imported_creators_phone')
      .on(t.phone)
      .where(sql`phone is not null`),
    index('imported_creators_name_any_case').on(sql`lower(${t.name})`),
    index('imported_creators_following').on(sql`coalesce(${t.followers}, -1)`, t.uid),
    likeIndex('imported_creators_name_like', t.name),
  ],
)

export type CreatorFilling = Partial<
  Pick<typeof importedCreators.$inferSelect, 'accounts' | 'email' | 'phone' | 'city' | 'town' | 'followers' | 'notes'>
>
