import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../../src/domains/accounts/server/accounts.ts'
import { makeBrand } from '../../src/domains/organisations/server/build.ts'
import { type Database, openEmbedded, openPostgres } from '../../src/kit/server/database.ts'
import { migrate } from '../../src/kit/server/migrate.ts'
import { addressOf, freePort, onServer } from '../../src/kit/testing/postgres.ts'
import '../../src/product/server/joined.ts'
import { spawnProduct } from '../launch/product.ts'

const patienceMs = 180_000
export const password = 'a password for faults'

/** Somebody who writes: their address, and the venue that is theirs. */
export type Person = { email: string; brandUid: string }

/** A database with people in it, and how the product is told to use it. */
export type Ground = {
  name: 'PostgreSQL' | 'embedded'
  folder: string
  settings: Record<string, string>
  people: Person[]
  /** Looks into the database; the embedded one only while no process has it. */
  look: <T>(work: (database: Database) => Promise<T>) => Promise<T>
}

/** A new database on a server, with so many people. `way` is another address of the server, through which the product goes. */
export async function groundOnServer(server: string, people: number, way = server): Promise<Ground> {
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'plusone-faults-'))
  const look: Ground['look'] = async (work) => {
    const database = openPostgres(addressOf(server, name), { max: 4 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const settings = { DATABASE_URL: addressOf(way, name), DATA_DIR: folder }
  return { name: 'PostgreSQL', folder, settings, people: await look((database) => settle(database, people)), look }
}

/** The same embedded, in a folder. */
export async function groundEmbedded(
  people: number,
  folder = mkdtempSync(join(tmpdir(), 'plusone-faults-')),
): Promise<Ground> {
  const look: Ground['look'] = async (work) => {
    const database = await openEmbedded(join(folder, 'database'))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const settings = { DATA_DIR: folder, DATA_SYNC: 'on' }
  return { name: 'embedded', folder, settings, people: await look((database) => settle(database, people)), look }
}

async function settle(database: Database, count: number): Promise<Person[]> {
  await migrate(database)
  return database.db.transaction(async (tx) => {
    const people: Person[] = []
    for (let number = 1; number <= count; number += 1) {
      const email = `owner${number}@example.test`
      const ownerUid = await createAccount(tx, { email, displayName: `Owner ${number}`, password })
      people.push({ email, brandUid: await makeBrand(tx, { name: `Venue ${number}`, ownerUid }) })
    }
    return people
  })
}

/** One process of the product. */
export type Process = {
  url: string
  child: ChildProcess
  kill: () => Promise<void>
  stop: () => Promise<void>
  output: () => string
}

/** Starts the built product, on the port given or a free one, and waits until it is ready. */
export async function startProcess(
  ground: Ground,
  more: Record<string, string> = {},
  onPort?: number,
): Promise<Process> {
  const port = onPort ?? (await freePort())
  const own = {
    PORT: String(port),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '100000',
    SESSION_SECRET: 'a secret for faults only, 32 characters or more',
  }
  const child = spawnProduct({
    folder: ground.folder,
    settings: { ...own, ...ground.settings, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const made = { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), output: () => text }
  await until(
    async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true,
    () => (child.exitCode === null ? null : `the product ended: ${text.slice(-400)}`),
  )
  return made
}

/** Waits until something holds. Throws after a while, or when `why` says that it never will. */
export async function until(holds: () => Promise<boolean>, why: () => string | null = () => null): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await holds())) {
    const reason = why() ?? (performance.now() > end ? `waited for ${patienceMs / 1_000} s in vain` : null)
    if (reason) throw new Error(reason)
    await pause(50)
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
