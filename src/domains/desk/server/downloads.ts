import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { retention } from '../../../access/retention.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { DownloadFormat, ListDownload } from '../contract.ts'
import { listDownloads } from './tables.ts'

/** Says that somebody asked for a file of a list. */
export const downloadsChannel = 'list-downloads'
/** How long such a file can be downloaded. */
export const downloadMs = retention.listDownloads.days * dayMs
/** Where it lies. */
export const downloadKey = ({ uid, format }: Pick<typeof listDownloads.$inferSelect, 'uid' | 'format'>) =>
  `list-downloads/${uid}.${format}`

/** What it is to browsers. */
export const downloadTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson',
} as const satisfies Record<DownloadFormat, string>

/** What somebody has asked for and can still have, newest first. */
export async function viewDownloads(db: Queryable, actor: Actor): Promise<{ rows: ListDownload[] }> {
  const found = await db
    .select()
    .from(listDownloads)
    .where(
      and(
        eq(listDownloads.accountUid, accountOf(actor)),
        or(isNull(listDownloads.expiresAt), gt(listDownloads.expiresAt, now())),
      ),
    )
    .orderBy(desc(listDownloads.requestedAt), desc(listDownloads.uid))
    .limit(50)
  return {
    rows: found.map(({ uid, name, format, requestedAt, state, rows, bytes, expiresAt }) => ({
      uid,
      name,
      format,
      requestedAt: requestedAt.toISOString(),
      state,
      rows,
      bytes,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  }
}
