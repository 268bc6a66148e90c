import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { world } from '../../world/world.ts'
import { rowsAsJson } from './json-rows.ts'
import { idempotencyKeys } from './tables.ts'

it('answers rows as a select does, times as dates', async () => {
  const { db } = (await world()).database
  const row = {
    caller: 'account_a',
    call: 'saveList',
    requestHash: 'h',
    answer: { n: [1] },
    createdAt: new Date('2026-03-01T12:00:00.125Z'),
  }
  await db.insert(idempotencyKeys).values([
    { ...row, key: 'b' },
    { ...row, key: 'a', answer: null },
    { ...row, key: 'c', caller: 'account_b' },
  ])
  const rows = rowsAsJson(idempotencyKeys, {
    where: eq(idempotencyKeys.caller, 'account_a'),
    orderBy: sql`${idempotencyKeys.key}`,
  })
  const [found] = await db.select({ rows }).from(sql`(values (1)) as once`)
  expect(found?.rows).toEqual([
    { ...row, key: 'a', answer: null },
    { ...row, key: 'b' },
  ])
})
