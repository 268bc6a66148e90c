import { mkdtempSync, readFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { first, must } from '../contract/must.ts'
import { type World, world } from '../../world/world.ts'
import { openMigrated } from '../testing/embedded.ts'
import { cloneTemplate } from '../testing/test-database.ts'
import { verify } from './backup-reading.ts'
import { backup, restore } from './backup.ts'
import { type Database, openPostgres } from './database.ts'

let w: World
let dir: string
const opened: Database[] = []

beforeEach(async () => {
  w = await world()
  dir = mkdtempSync(join(tmpdir(), 'backup-'))
  await w.database.pool.query(
    `insert into rate_limits (key, points, expire) values ('with "quotes", ü, \u2028, \u2029, \u0085 and \n a line', 7, 9007199254740993), ('null', 0, null)`,
  )
})
afterEach(async () => void (await Promise.all(opened.splice(0).map((database) => database.close()))))

async function emptyEmbedded(): Promise<Database> {
  const database = await openMigrated()
  opened.push(database)
  return database
}

async function emptyServer(): Promise<Database> {
  const database = openPostgres(await cloneTemplate(must(inject('postgresUrl'))), { max: 2 })
  opened.push(database)
  return database
}

const file = (name: string) => join(dir, name)
const linesOf = (name: string) =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .trimEnd()
    .split('\n')
const rewrite = (name: string, lines: string[]) => writeFileSync(file(name), gzipSync(`${lines.join('\n')}\n`))
const accountsIn = async (database: Database) =>
  Number((await database.pool.query('select count(*) from accounts')).rows[0].count)

it('goes from a server into the embedded database and back without a row or a digit lost', async () => {
  const rows = await backup(w.database, file('first'))
  expect(rows).toMatchObject({ accounts: 9, rate_limits: 2 })
  const embedded = await emptyEmbedded()
  expect(await restore(embedded, file('first'))).toEqual(rows)
  await backup(embedded, file('second'))
  expect(linesOf('second').slice(1)).toEqual(linesOf('first').slice(1))
  expect(linesOf('first').join()).toContain('9007199254740993')

  const again = inject('postgresUrl') ? await emptyServer() : await emptyEmbedded()
  await restore(again, file('second'))
  await backup(again, file('third'))
  expect(linesOf('third').slice(1)).toEqual(linesOf('first').slice(1))
})

it('is readable by its owner alone, and there is none when it could not be finished', async () => {
  await backup(w.database, file('whole'))
  expect(statSync(file('whole')).mode & 0o777).toBe(0o600)
  await expect(backup(w.database, file('no such folder/backup'))).rejects.toThrow(
    'there’s no such folder. Nothing was left behind.',
  )
  expect(existsSync(file('no such folder/backup'))).toBe(false)
  // The connection is free again.
  expect(await accountsIn(w.database)).toBe(9)
})

it('shows one moment, whatever is written meanwhile', async () => {
  const pages = Array.from({ length: 1_200 }, (_, at) => `('row ${String(at).padStart(4, '0')}')`).join(', ')
  await w.database.pool.query(`insert into rate_limits (key) values ${pages}`)
  const writing = backup(w.database, file('moment'))
  const adding = w.database.pool.query(`insert into rate_limits (key) values ('too late')`)
  const [rows] = await Promise.all([writing, adding])
  expect(linesOf('moment').filter((line) => line.startsWith('["rate_limits"'))).toHaveLength(must(rows['rate_limits']))
  await restore(await emptyEmbedded(), file('moment'))
})

it('refuses a database that has rows, and changes nothing in it', async () => {
  await backup(w.database, file('full'))
  await expect(restore(w.database, file('full'))).rejects.toThrow(
    /The database isn’t empty \(\w+ has rows\). Restore into a new one./,
  )
  expect(await accountsIn(w.database)).toBe(9)
})

it('refuses what is damaged, cut off, foreign or of another version, and leaves the database empty', async () => {
  await backup(w.database, file('good'))
  const good = linesOf('good')
  const head = JSON.parse(first(good))
  const packed = readFileSync(file('good'))
  writeFileSync(file('cut'), packed.subarray(0, packed.length - 200))
  rewrite('shortened', good.slice(0, -1))
  rewrite(
    'a row short',
    good.filter((line) => !line.includes('cafeluna')),
  )
  rewrite('other version', [
    JSON.stringify({ ...head, tables: [...head.tables, { name: 'planets', columns: { uid: 'text' }, key: ['uid'] }] }),
    ...good.slice(1),
  ])
  rewrite('foreign', ['{"format":"something else","tables":[]}'])
  rewrite('text', ['good day'])
  rewrite('smuggled', [first(good), '["migrations",{"name":"x"}]', ...good.slice(1)])
  writeFileSync(file('plain'), 'good day')
  const expected = {
    cut: /damaged at line \d+/,
    shortened: 'incomplete',
    'a row short': /incomplete|don’t fit|checksum/,
    'other version': 'another version of the product (these tables differ: planets)',
    foreign: 'isn’t one of our backups',
    text: 'isn’t one of our backups',
    smuggled: 'damaged at line 2',
    plain: 'damaged at line 1, or isn’t one of our backups',
    missing: 'damaged at line 1, or isn’t one of our backups',
  }
  const database = await emptyEmbedded()
  for (const [name, message] of Object.entries(expected)) {
    await expect(restore(database, file(name))).rejects.toSatisfy((error: Error) => {
      const text = `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
      return typeof message === 'string' ? text.includes(message) : message.test(text)
    })
  }
  expect(await accountsIn(database)).toBe(0)
  await restore(database, file('good'))
  expect(await accountsIn(database)).toBe(9)
})

it('proves a backup without a database, and says where it is damaged, never what is in it', async () => {
  await backup(w.database, file('proven'))
  const good = linesOf('proven')
  const { rows } = await verify(file('proven'))
  expect(rows['accounts']).toBe(9)
  const at = good.findIndex((line) => line.includes('alice@example.test'))
  const changed = (from: string | RegExp, to: string) =>
    good.map((line, nth) => (nth === at ? line.replace(from, to) : line))
  rewrite('another address', changed('alice@example.test', 'mallory@example.test'))
  rewrite('torn', changed('alice@example.test', 'alice@exa"mple.test'))
  rewrite('no date', changed(/"created_at": ?"2/, '"created_at":"no date 2'))
  await expect(verify(file('another address'))).rejects.toThrow('checksum')
  await expect(verify(file('torn'))).rejects.toThrow(`damaged at line ${at + 1}.`)
  const database = await emptyEmbedded()
  for (const name of ['another address', 'torn', 'no date'])
    await expect(restore(database, file(name))).rejects.toSatisfy(
      (error: Error) => /damaged/.test(error.message) && !/alice|mallory|insert into/.test(error.message),
    )
  expect(await accountsIn(database)).toBe(0)
})

it('seals a backup with a passphrase, which alone opens it, whole', async () => {
  const passphrase = 'a long walk by the sea'
  await backup(w.database, file('sealed'), passphrase)
  const sealed = readFileSync(file('sealed'))
  expect(sealed.includes('alice')).toBe(false)
  expect((await verify(file('sealed'), passphrase)).rows['accounts']).toBe(9)
  await expect(verify(file('sealed'))).rejects.toThrow('BACKUP_PASSPHRASE')
  await expect(verify(file('sealed'), 'another walk by the sea')).rejects.toThrow('passphrase is wrong')
  const flipped = Buffer.from(sealed)
  flipped.writeUInt8(flipped.readUInt8(sealed.length - 30) ^ 1, sealed.length - 30)
  writeFileSync(file('flipped'), flipped)
  writeFileSync(file('cut off'), sealed.subarray(0, sealed.length - 40))
  for (const name of ['flipped', 'cut off']) await expect(verify(file(name), passphrase)).rejects.toThrow(/damaged/)
  const database = await emptyEmbedded()
  await restore(database, file('sealed'), passphrase)
  expect(await accountsIn(database)).toBe(9)
})

it('goes on counting after the highest number', async () => {
  const [from, to] = [await emptyEmbedded(), await emptyEmbedded()]
  for (const { pool } of [from, to])
    await pool.query(
      'create table counted (n int generated always as identity primary key, double int generated always as (n * 2) stored, parent int references counted)',
    )
  await from.pool.query('insert into counted (parent) values (null), (1), (2)')
  await backup(from, file('counted'))
  await restore(to, file('counted'))
  expect((await to.pool.query('insert into counted (parent) values (3) returning *')).rows).toEqual([
    { n: 4, double: 8, parent: 3 },
  ])
})
