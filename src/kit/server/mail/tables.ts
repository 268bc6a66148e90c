import { isNotNull, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Obstacle } from './failure.ts'
import type { CalendarPart } from './calendar-part.ts'

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
    /** Where a reply goes, if anywhere: its address says whose it is, and is not kept once the mail has left. */
    replyTo: text('reply_to'),
    /** An invitation that goes with it, or its end. */
    calendar: jsonb().$type<CalendarPart>(),
    /** Somebody waits for it: it leaves before what is not. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    createdAt: at('created_at').notNull(),
    /** When to try (again); null once it has left, or was refused for good. */
    dueAt: at('due_at'),
    sentAt: at('sent_at'),
    tries: integer().notNull().default(0),
    /** What kept it from leaving at the last try, and the words of the server; null before one failed and once it has left. */
    obstacle: text().$type<Obstacle>(),
    lastError: text('last_error'),
  },
  (t) => [
    index('mails_due').on(t.isUrgent.desc(), t.dueAt).where(isNotNull(t.dueAt)),
    index('mails_to').on(t.to, t.createdAt),
    index('mails_refused')
      .on(t.createdAt)
      .where(sql`${t.obstacle} = 'address'`),
  ],
)
