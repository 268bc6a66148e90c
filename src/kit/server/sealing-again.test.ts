import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import { seal, unseal } from './sealing.ts'
import { sealAgain } from './sealing-again.ts'

const former = { secret: 'the former secret', SESSION_SECRET_BEFORE: undefined }
const both = { secret: 'the present secret', SESSION_SECRET_BEFORE: former.secret }
const present = { secret: both.secret, SESSION_SECRET_BEFORE: undefined }

const things = pgTable('things', { owner: text().notNull(), part: text().notNull(), sealed: text() }, (t) => [
  primaryKey({ columns: [t.owner, t.part] }),
])
const column = { table: things, column: things.sealed, key: [things.owner, things.part], purpose: 'things' }

it('seals under the present secret whatever the former one sealed, and nothing else', async () => {
  const { db } = await emptyDatabase()
  await db.execute('drop table if exists things')
  await db.execute('create table things (owner text, part text, sealed text, primary key (owner, part))')
  // More than are looked at together, several of each owner.
  const rows = Array.from({ length: 50 }, (_, n) => ({ owner: `${n % 7}`, part: `${n}`, sealed: `text ${n}` }))
  await db.insert(things).values(rows.map((row) => ({ ...row, sealed: seal(former, 'things', row.sealed) })))
  const kept = [
    { owner: '1', part: 'good', sealed: seal(present, 'things', 'good') },
    { owner: '2', part: 'lost', sealed: seal({ ...former, secret: 'another' }, 'things', 'lost') },
    { owner: '3', part: 'none', sealed: null },
  ]
  await db.insert(things).values(kept)
  expect(await sealAgain(db, present, [column])).toBe(0)
  expect(await sealAgain(db, both, [column])).toBe(50)
  const after = new Map((await db.select().from(things)).map(({ part, sealed }) => [part, sealed]))
  for (const { part, sealed } of rows) expect(unseal(present, 'things', after.get(part) ?? '')).toBe(sealed)
  for (const { part, sealed } of kept) expect(after.get(part)).toBe(sealed)
  expect(await sealAgain(db, both, [column])).toBe(0)
  await db.execute('drop table things')
})
