import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import { forgetAnswersOf } from '../../../kit/server/idempotency.ts'
import { dataExports, deletions, nightlyExports } from './tables.ts'

const mentions = (column: PgColumn, words: readonly string[]) => {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  return patterns.length > 0 ? sql`${column} ilike any(${sql.param(patterns)}::text[])` : sql`false`
}

/** What stands in no other domain: mail that was sent, answers kept for repeated calls, and what was asked for here. */
export const privacyData: PersonalData = {
  domain: 'privacy',
  gather: async (db, { account }) => ({
    emails: await db
      .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.to, account?.email ?? ''))
      .orderBy(desc(mails.createdAt)),
    'deletion-requests': await db
      .select({
        kind: deletions.kind,
        requestedAt: deletions.requestedAt,
        dueAt: deletions.dueAt,
        state: deletions.state,
      })
      .from(deletions)
      .where(eq(deletions.requestedBy, account?.uid ?? '')),
  }),
  forget: async (tx, { account, orgUids, collabUids, names }) => {
    const uid = account?.uid ?? ''
    await tx.delete(mails).where(
      or(
        account ? eq(mails.to, account.email) : undefined,
        mentions(mails.key, collabUids),
        mentions(mails.text, collabUids),
        // Of what was sent the subject alone is kept: one too many that goes is no loss.
        and(isNull(mails.dueAt), mentions(mails.subject, names)),
      ),
    )
    await forgetAnswersOf(tx, uid)
    // Their archives are removed by the jobs that end archives.
    await tx.delete(nightlyExports).where(inArray(nightlyExports.orgUid, [...orgUids]))
    await tx
      .update(dataExports)
      .set({ name: '', expiresAt: sql`least(${dataExports.expiresAt}, ${dataExports.requestedAt})`, state: 'failed' })
      .where(or(eq(dataExports.accountUid, uid), inArray(dataExports.orgUid, [...orgUids])))
  },
  expire: {
    mail: async (db, before) => {
      await db.delete(mails).where(and(isNull(mails.dueAt), lt(mails.createdAt, before)))
    },
    deletions: async (db, before) => {
      await db.delete(deletions).where(and(isNotNull(deletions.endedAt), lt(deletions.endedAt, before)))
    },
  },
}
