import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProfileType } from '../../../access/roles.ts'
import type { AlikeSignal } from '../../profiles/alike-signals.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Two profiles that may be one, as the job last found them; and, with `dismissedBy`, two that somebody said are not. */
export const possibleDuplicates = pgTable(
  'possible_duplicates',
  {
    /** The one of the two whose id comes first. */
    firstUid: text('first_uid').notNull(),
    secondUid: text('second_uid').notNull(),
    signals: text().array().$type<AlikeSignal[]>().notNull(),
    foundAt: at('found_at').notNull(),
    /** The account of our team that said so. */
    dismissedBy: text('dismissed_by'),
    dismissedAt: at('dismissed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firstUid, t.secondUid] }),
    index('possible_duplicates_second').on(t.secondUid),
    index('possible_duplicates_open')
      .on(t.firstUid, t.secondUid)
      .where(sql`dismissed_at is null`),
  ],
)

/** Until when the profiles of a kind were looked through. */
export const duplicateSearches = pgTable('duplicate_searches', {
  type: text().$type<ProfileType>().primaryKey(),
  until: at('until').notNull(),
})
