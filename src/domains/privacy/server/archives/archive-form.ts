import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Queryable } from '../../../../kit/server/database.ts'

/** Grows when what an archive holds can't be read by an earlier release any more. */
export const archiveFormat = 1

/** What an archive says about itself. */
export const Manifest = z.object({
  format: z.number(),
  /** The newest migration of the database that it is from: rows are read by a database of the same shape alone. */
  shape: z.string(),
  orgUid: z.string(),
  name: z.string(),
})
export type Manifest = z.output<typeof Manifest>

export const Person = z.object({ uid: z.string(), email: z.email(), displayName: z.string() })

/** Where its parts lie in the archive. */
export const archivePaths = {
  manifest: 'organisation/manifest.json',
  people: 'organisation/people.ndjson',
  files: 'organisation/files.ndjson',
  rows: (table: string) => `organisation/rows/${table}.ndjson`,
} as const

/** The name of the newest migration that a database has seen. */
export async function shapeOf(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ name: string | null }>(sql`select max(name) as name from migrations`)
  return rows[0]?.name ?? ''
}
