import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DocumentKind, Failure, Part, State, Way } from '../id-check.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Checks of creators’ IDs. Once decided, what is kept is the result, what was checked, when and by whom: the name on the
 * document goes with its pictures. One creator has one check under way.
 */
export const idChecks = pgTable(
  'id_checks',
  {
    uid: text().primaryKey(),
    influencerUid: text('influencer_uid').notNull(),
    way: text().$type<Way>().notNull(),
    state: text().$type<State>().notNull(),
    documentKind: text('document_kind').$type<DocumentKind>().notNull(),
    /** As they wrote it; null once the check is over. */
    legalName: text('legal_name'),
    /** The provider’s session; null where our team checks. */
    sessionId: text('session_id').unique(),
    /** When the provider was asked to delete what it was shown. */
    redactedAt: at('redacted_at'),
    /** What was compared; empty unless it passed. */
    checked: text().array().notNull().default([]),
    failure: text().$type<Failure>(),
    /** How often our team opened one of its pictures; who did is in the log. */
    looks: integer().notNull().default(0),
    startedAt: at('started_at').notNull(),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at'),
    /** The account of our team; null where a provider decided. */
    decidedBy: text('decided_by'),
  },
  (t) => [
    index('id_checks_influencer').on(t.influencerUid, t.uid),
    uniqueIndex('id_checks_one_open')
      .on(t.influencerUid)
      .where(sql`state in ('started', 'submitted')`),
    index('id_checks_open')
      .on(t.startedAt)
      .where(sql`state in ('started', 'submitted')`),
    index('id_checks_queue')
      .on(t.submittedAt, t.uid)
      .where(sql`state = 'submitted'`),
    index('id_checks_to_redact')
      .on(t.uid)
      .where(sql`session_id is not null and redacted_at is null`),
  ],
)
export type IdCheck = typeof idChecks.$inferSelect

/** The pictures of a check that is not decided, each sealed: a copy of the database alone shows nobody. */
export const idDocuments = pgTable(
  'id_documents',
  {
    checkUid: text('check_uid')
      .notNull()
      .references(() => idChecks.uid),
    part: text().$type<Part>().notNull(),
    sealed: text().notNull(),
    broughtAt: at('brought_at').notNull(),
    /** Accounts of our team who looked at it: nobody decides about what they have not seen. */
    openedBy: text('opened_by').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.checkUid, t.part] })],
)
