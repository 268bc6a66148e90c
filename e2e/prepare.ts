import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, restore } from '../src/kit/server/backup.ts'
import { openEmbedded, openPostgres } from '../src/kit/server/database.ts'
import { migrate } from '../src/kit/server/migrate.ts'
import { addressOf, onServer } from '../src/kit/testing/postgres.ts'
import { ensureBuilt } from '../tools/launch/build.mjs'
import { type MadeDemo, startIn } from './start.ts'

/** Starts the product once as a stranger starts it, on an empty folder, stops it, and moves its rows to a server. */
export async function makeDemo(server: string): Promise<MadeDemo> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-made-'))
  const product = await startIn(folder)
  await product.stop()
  const template = `demo_${process.pid}_${Date.now()}`
  await moveRows(folder, server, template)
  return { folder, secret: readFileSync(join(folder, 'session-secret'), 'utf8').trim(), server, template }
}

async function moveRows(folder: string, server: string, name: string): Promise<void> {
  const file = `${folder}.backup`
  const from = await openEmbedded(join(folder, 'database'))
  await backup(from, file)
  await from.close()
  await onServer(server, `create database ${name}`)
  const to = openPostgres(addressOf(server, name))
  await migrate(to)
  await restore(to, file)
  // A copy is made of what is on the disk, statistics as well: without them the first plans are poor.
  await to.pool.query('vacuum analyze')
  await to.close()
  rmSync(file)
}

// As a program it prints where the demo is, so that it can be made while other tests run.
if (import.meta.main) console.log(JSON.stringify(await makeDemo(process.argv[2] ?? '')))
