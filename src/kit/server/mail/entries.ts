import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../merged.ts'
import { mails } from './tables.ts'

/** What was mailed to some addresses, without its text, for a timeline of several tables. `addresses` is a query of them. */
export function mailEntries(addresses: SQL, page: MergedPage): SQL {
  return mergedPart(
    'email',
    {
      at: mails.createdAt,
      uid: mails.uid,
      data: {
        to: mails.to,
        subject: mails.subject,
        state: sql`case when ${mails.sentAt} is not null then 'sent' when ${mails.dueAt} is not null then 'waiting' else 'failed' end`,
      },
      from: sql`${mails} where ${mails.to} in (${addresses})`,
    },
    page,
  )
}
