import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Outgoing mail, written with the action and sent by a job. `key` makes a repeated action send nothing twice. */
export const mails = pgTable(
  'mails',
  {
    uid: text().primaryKey(),
    key: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where this kind of mail is ended by one POST (RFC 8058); null for mail that cannot be. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: at('created_at').notNull(),
    /** When to try (again); null once it has left or was given up. */
    dueAt: at('due_at'),
    sentAt: at('sent_at'),
    tries: integer().notNull().default(0),
    lastError: text('last_error'),
  },
  (t) => [index('mails_due').on(t.dueAt)],
)
