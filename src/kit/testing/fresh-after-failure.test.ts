import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyDatabase, replaceAfter } from './test-database.ts'

const takeTheKey = sql`insert into rate_limits (key, points, expire) values ('one of its kind', 1, 1)`

it('replaces the database of a failed test, even in the middle of a transaction, and ends it', async () => {
  const left = await emptyDatabase()
  await new Promise<void>((inTheMiddle) => {
    const stuck = left.db.transaction(async (tx) => {
      await tx.execute(takeTheKey)
      inTheMiddle()
      await new Promise(() => undefined)
    })
    stuck.catch(() => undefined)
  })
  await replaceAfter('fail')
  const database = await emptyDatabase()
  expect(database).not.toBe(left)
  await database.db.execute(takeTheKey)
  await expect(left.db.execute(sql`select 1`)).rejects.toThrow('Failed query')
})

it('keeps its database when all went well', async () => {
  const before = await emptyDatabase()
  await replaceAfter('pass')
  expect(await emptyDatabase()).toBe(before)
})
