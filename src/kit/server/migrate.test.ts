import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import { isMigrated, migrate } from './migrate.ts'

it('applies nothing twice', async () => {
  const database = await emptyDatabase()
  expect(await migrate(database)).toEqual([])
  expect(await isMigrated(database)).toBe(true)
})

it('refuses data from before the first release, and says what to do', async () => {
  const database = await emptyDatabase()
  await database.db.execute(sql`insert into migrations (name) values ('0000_first.sql')`)
  try {
    await expect(migrate(database)).rejects.toThrow(/from before the first release .* DATA_DIR .* DATABASE_URL/)
  } finally {
    await database.db.execute(sql`delete from migrations where name = '0000_first.sql'`)
  }
})
