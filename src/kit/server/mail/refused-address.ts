import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Whether the last mail to an address, of those that were sent or given up, was given up because there is no such mailbox. The
 * next one that leaves takes it back.
 */
export const isAddressRefused = (email: AnyColumn | SQL) => sql<boolean>`coalesce((
  select m.obstacle = 'address' and m.sent_at is null from mails m
  where m."to" = ${email} and (m.sent_at is not null or m.obstacle = 'address')
  order by m.created_at desc limit 1), false)`
