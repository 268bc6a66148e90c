import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProfileType } from '../../../../access/roles.ts'

/** Profiles that were merged into another one of the same person or venue: old links lead there. */
export const mergedProfiles = pgTable(
  'merged_profiles',
  {
    uid: text().primaryKey(),
    type: text().$type<ProfileType>().notNull(),
    /** The profile that stayed. */
    intoUid: text('into_uid').notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    handle: text(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('merged_profiles_into').on(t.intoUid),
    index('merged_profiles_slug').on(t.slug),
    index('merged_profiles_handle').on(t.handle),
  ],
)
