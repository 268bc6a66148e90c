import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProfileType } from '../../../access/roles.ts'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import type { State } from '../referral.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The links that profiles share. A profile that another one was merged into has those of both. */
export const referralLinks = pgTable(
  'referral_links',
  {
    code: text().primaryKey(),
    profileUid: text('profile_uid').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('referral_links_profile').on(t.profileUid, t.createdAt)],
)

/** Who joined through a link: once for an account. */
export const referrals = pgTable(
  'referrals',
  {
    uid: text().primaryKey(),
    inviterUid: text('inviter_uid').notNull(),
    accountUid: text('account_uid').notNull().unique(),
    /** The first profile that is theirs; null until there is one. */
    profileUid: text('profile_uid'),
    kind: text().$type<ProfileType>().notNull(),
    /** As they joined: a first name, or a venue’s. */
    name: text().notNull(),
    /** What was promised then; empty where nothing was. */
    thankYou: text('thank_you').notNull(),
    state: text().$type<State>().notNull().default('joined'),
    joinedAt: at('joined_at').notNull(),
    qualifiedAt: at('qualified_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** How the thank-you was given, or why it was refused. */
    note: text().notNull().default(''),
  },
  (t) => [
    index('referrals_inviter').on(t.inviterUid, t.uid),
    index('referrals_profile').on(t.profileUid),
    ...sortIndexes('referrals', t.uid, [t.joinedAt, t.name]),
    ...missingIndexes('referrals', t.uid, { qualified_at: t.qualifiedAt }),
    index('referrals_pending')
      .on(t.uid)
      .where(sql`state = 'joined'`),
  ],
)

/** What our team promises for each kind. */
export const referralThankYous = pgTable('referral_thank_yous', {
  kind: text().$type<ProfileType>().primaryKey(),
  text: text().notNull(),
  isOn: boolean('is_on').notNull(),
  version: integer().notNull(),
})
