import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../server/database.ts'
import { emptyDatabase } from './test-database.ts'

let left: Database | null = null
const takeTheKey = sql`insert into rate_limits (key, points, expire) values ('one of its kind', 1, 1)`

it.fails('runs out of time in the middle of a transaction', async () => {
  left = await emptyDatabase()
  await left.db.transaction(async (tx) => {
    await tx.execute(takeTheKey)
    await new Promise(() => undefined)
  })
}, 1_000)

it('gives the next test a database of its own, and ends that of the test that failed', async () => {
  const database = await emptyDatabase()
  expect(left).not.toBeNull()
  expect(database).not.toBe(left)
  await database.db.execute(takeTheKey)
  await expect(left?.db.execute(sql`select 1`)).rejects.toThrow('Failed query')
})

it('keeps its database when all went well', async () => {
  const before = await emptyDatabase()
  expect(await emptyDatabase()).toBe(before)
})
