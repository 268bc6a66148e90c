import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import type { Queryable } from './database.ts'
import { mapQuickly } from './row-mapper.ts'
import { idempotencyKeys, rateLimits } from './tables.ts'

const other = alias(rateLimits, 'other')
const joined = (db: Queryable) =>
  db
    .select({
      key: rateLimits.key,
      points: sql<number>`${rateLimits.points} + 1`,
      named: sql<string>`'x'`.as('named'),
      limit: rateLimits,
      same: other,
      mixed: { points: rateLimits.points, expire: other.expire },
      made: { at: idempotencyKeys.createdAt, answer: idempotencyKeys.answer },
    })
    .from(rateLimits)
    .leftJoin(other, eq(other.key, sql`${rateLimits.key} || '!'`))
    .leftJoin(idempotencyKeys, eq(idempotencyKeys.key, rateLimits.key))
    .orderBy(rateLimits.key)

it('answers the rows that drizzle answers: nested, joined and not there', async () => {
  const { db } = await emptyDatabase()
  await db.insert(rateLimits).values([
    { key: 'a', points: 1, expire: 5 },
    { key: 'a!', points: 2, expire: null },
  ])
  const rows = await joined(db)
  expect(rows).toMatchObject([
    { key: 'a', points: 2, same: { key: 'a!' }, made: null },
    { key: 'a!', same: null, made: null },
  ])
  expect(await mapQuickly(joined(db).prepare('row_mapper_test')).execute()).toStrictEqual(rows)
})
