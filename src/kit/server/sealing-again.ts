import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { seal, unseal } from './sealing.ts'
import type { Secrets } from './signing.ts'

/** Where something sealed is kept for longer than three months, and what it is sealed for. */
export type SealedColumn = { table: PgTable; column: PgColumn; key: readonly PgColumn[]; purpose: string }

/** So many keys are looked at together. What is sealed is read row by row: a ticket or a photo of an ID has megabytes. */
const atOnce = 100

/**
 * While the former secret is set, seals what it sealed under the present one, so that it can be left out afterwards. What neither
 * opens stays as it is. Answers how many values were sealed anew; safe to run twice, and beside who writes.
 */
export async function sealAgain(db: Db, secrets: Secrets, columns: readonly SealedColumn[]): Promise<number> {
  if (!secrets.SESSION_SECRET_BEFORE) return 0
  let renewed = 0
  for (const column of columns) renewed += await sealColumnAgain(db, secrets, column)
  return renewed
}

async function sealColumnAgain(db: Db, secrets: Secrets, { table, column, key, purpose }: SealedColumn) {
  const present = { secret: secrets.secret, SESSION_SECRET_BEFORE: undefined }
  const keyOfRow = tuple(key.map((one) => sql`${one}`))
  let renewed = 0
  let after: string[] | null = null
  for (;;) {
    const rows: { key: string[] }[] = await db
      .select({ key: sql<string[]>`jsonb_build_array(${sql.join([...key], sql`, `)})` })
      .from(table)
      .where(and(isNotNull(column), after ? sql`${keyOfRow} > ${tupleOf(after)}` : undefined))
      .orderBy(...key)
      .limit(atOnce)
    for (const row of rows) {
      const isRow = sql`${keyOfRow} = ${tupleOf(row.key)}`
      const [found] = await db
        .select({ sealed: sql<string | null>`${column}` })
        .from(table)
        .where(isRow)
      const sealed = found?.sealed
      if (!sealed || unseal(present, purpose, sealed) !== null) continue
      const text = unseal(secrets, purpose, sealed)
      if (text === null) continue
      const { rows: done } = await db.execute(
        sql`update ${table} set ${sql.identifier(column.name)} = ${seal(present, purpose, text)}
          where ${isRow} and ${column} = ${sealed} returning 1 as done`,
      )
      renewed += done.length
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return renewed
    after = last.key
  }
}

const tuple = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`
const tupleOf = (values: readonly string[]) => tuple(values.map((value) => sql`${value}::text`))
