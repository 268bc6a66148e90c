import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

type Answers<Reads extends readonly (() => Promise<unknown>)[]> = {
  [At in keyof Reads]: Awaited<ReturnType<Reads[At]>>
}

/**
 * The answers of reads that do not need each other: asked at once, so that prepared statements leave in one write
 * (`pipeline.ts`). A transaction has one connection, which takes one statement after the other.
 */
export async function together<const Reads extends readonly (() => Promise<unknown>)[]>(
  db: Queryable,
  ...reads: Reads
): Promise<Answers<Reads>> {
  if (!is(db, PgTransaction)) return Promise.all(reads.map((read) => read())) as Promise<Answers<Reads>>
  const answers: unknown[] = []
  for (const read of reads) answers.push(await read())
  return answers as Answers<Reads>
}
