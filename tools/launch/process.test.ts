import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { ensureBuilt, serverBundle } from './build.mjs'
import { must } from '../../src/kit/contract/must.ts'
import { openEmbedded } from '../../src/kit/server/database.ts'
import { projectRoot } from '../../src/kit/server/root.ts'
import { smtpPeer } from '../../src/kit/testing/smtp-peer.ts'
import { emptyDatabase } from '../../src/kit/testing/test-database.ts'

/** The real process as `npm start` starts it, on an embedded database, from the outside. */
type Running = { child: ChildProcess; url: string; output: () => string; ended: Promise<number | null> }

// A start takes seconds at rest, and a minute beside much other work. What hangs is still told from what is slow.
const patience = 120_000
vi.setConfig({ testTimeout: 4 * patience })

const main = join(projectRoot, serverBundle)
const command = (name: string) => join(projectRoot, 'src/app/server', name)
const children: ChildProcess[] = []
const folder = () => mkdtempSync(join(tmpdir(), 'plusone-process-'))

beforeAll(ensureBuilt, patience)

afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})

function launch(dir: string, settings: Record<string, string> = {}, args = [main]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dir, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, args, { env, cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => text }
}

async function start(dir: string, settings: Record<string, string> = {}): Promise<Running> {
  const launched = launch(dir, settings)
  await expect.poll(launched.output, { timeout: patience }).toContain('Plusone is running at http')
  return { ...launched, url: must(must(/Plusone is running at (\S+)/.exec(launched.output()), 'row')[1], 'match') }
}

const ada = { email: 'ada@example.test', password: 'correct horse' }
const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Gives the first admin a password by the link in the log. Answers the mark that the browser keeps. */
async function setPassword({ url, output }: Running): Promise<string> {
  const link = new URL(must(/http\S+password-reset\S+/.exec(output()), 'row')[0])
  const token = link.searchParams.get('token')
  const answer = await post(url, '/auth/password', { token, password: ada.password })
  expect(answer.status).toBe(200)
  return must(must(answer.headers.getSetCookie()[1], 'mark').split(';')[0], 'part')
}

it('keeps every answered write through kill -9, and the mail that had not left goes out once', async () => {
  const dir = folder()
  const peer = await smtpPeer()
  await peer.close()
  const first = await start(dir, { ADMIN_EMAIL: ada.email, SMTP_URL: peer.url })
  const cookie = await setPassword(first)

  const answered: string[] = []
  const writing = async () => {
    for (;;) {
      const answer = await post(first.url, '/auth/sign-in/email', ada, { cookie }).catch(() => null)
      if (answer?.status !== 200) return
      answered.push(must(must(answer.headers.get('set-cookie'), 'cookie').split(';')[0], 'part'))
    }
  }
  const mailing = post(first.url, '/auth/link', { email: ada.email, purpose: 'password-reset' })
  const writers = [writing(), writing(), writing()]
  expect((await mailing).status).toBe(200)
  await expect.poll(() => answered.length, { timeout: patience }).toBeGreaterThan(12)
  first.child.kill('SIGKILL')
  await first.ended
  await Promise.all(writers)
  expect(answered.length).toBeLessThan(50)

  // Time passes: a mail that could not be sent is due again.
  const database = await openEmbedded(join(dir, 'database'))
  const unsent = await database.pool.query('update mails set due_at = now() where sent_at is null returning uid')
  expect(unsent.rows).toHaveLength(1)
  await database.close()

  const again = await smtpPeer(peer.port)
  const second = await start(dir, { ADMIN_EMAIL: ada.email, SMTP_URL: again.url })
  expect(second.output()).not.toContain('password-reset')
  for (const session of answered) {
    expect((await fetch(`${second.url}/auth/token`, { headers: { cookie: session } })).status).toBe(200)
  }
  const once = [`${ada.email} ${unsent.rows[0].uid}`]
  await expect.poll(() => again.got, { timeout: patience }).toEqual(once)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(again.got).toEqual(once)
  await again.close()
})

it('answers what it was asked before SIGTERM, lets the folder go, and ends with 0', async () => {
  const dir = folder()
  const running = await start(dir, { ADMIN_EMAIL: ada.email })
  await setPassword(running)
  // Open connections, so that what is asked next is on its way at once.
  await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${running.url}/healthz`)).text()))
  const asked = Array.from({ length: 8 }, () => post(running.url, '/auth/sign-in/email', ada))
  await Promise.any(asked)
  running.child.kill('SIGTERM')
  expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(await running.ended).toBe(0)
  expect(existsSync(join(dir, 'lock'))).toBe(false)
  await expect(fetch(`${running.url}/healthz`)).rejects.toThrow('fetch failed')
})

it('refuses a folder that another process holds, and names it; so do the commands', async () => {
  const dir = folder()
  const running = await start(dir)
  const held = `Process ${running.child.pid} on `
  const others = [
    launch(dir),
    launch(dir, {}, [command('admin.ts'), 'ada@example.test']),
    launch(dir, {}, [command('db.ts'), 'migrate']),
  ]
  for (const other of others) {
    expect(await other.ended).toBe(1)
    expect(other.output()).toContain(held)
  }
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
})

it('says that its port is taken before it makes the demo, and before anything is installed', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  for (const program of [main, join(projectRoot, 'tools/start.mjs')]) {
    const dir = folder()
    const launched = launch(dir, { PORT: String(port), DEMO_DATA: 'on' }, [program])
    expect(await launched.ended).toBe(1)
    expect(launched.output().trim()).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
    expect(existsSync(join(dir, 'database'))).toBe(false)
  }
  taken.close()
})

it('names a wrong setting and does not start', async () => {
  const launched = launch(folder(), { PORT: 'eighty' })
  expect(await launched.ended).toBe(1)
  expect(launched.output()).toBe('Some settings are wrong:\nPORT: must be a port number from 0 to 65535\n')
})

it('makes an admin by command, whose link sets the password, and moves by backup and restore', async () => {
  const [dir, other] = [folder(), folder()]
  const run = async (where: string, file: string, ...args: string[]) => {
    const launched = launch(where, {}, [command(file), ...args])
    return { code: await launched.ended, output: launched.output() }
  }
  expect(await run(dir, 'admin.ts', 'no address')).toEqual({
    code: 2,
    output: 'Usage: npm run admin -- EMAIL | payments\n',
  })
  const made = await run(dir, 'admin.ts', 'Ada@example.test')
  expect(made.code).toBe(0)
  expect(await run(dir, 'db.ts', 'backup', 'all.gz')).toMatchObject({
    code: 0,
    output: expect.stringContaining('saved to all.gz'),
  })
  expect(await run(dir, 'db.ts', 'backup', 'all.gz')).toMatchObject({ code: 2 })
  expect(await run(other, 'db.ts', 'restore', join(dir, 'all.gz'))).toMatchObject({ code: 0 })
  expect(await run(other, 'db.ts', 'restore', join(dir, 'all.gz'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('isn’t empty'),
  })
  expect(await run(other, 'db.ts', 'migrate')).toEqual({ code: 0, output: 'Nothing to migrate.\n' })

  const running = await start(other)
  await setPassword({ ...running, output: () => made.output })
  const cookie = must(
    must((await post(running.url, '/auth/sign-in/email', ada)).headers.get('set-cookie'), 'cookie').split(';')[0],
    'split',
  )
  const { token } = (await (await fetch(`${running.url}/auth/token`, { headers: { cookie } })).json()) as {
    token: string
  }
  const user = await fetch(`${running.url}/call/getUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: {} }),
  })
  // An admin, who may do nothing as one before there is a second factor.
  const admin = { email: ada.email, staff_role: null, designated_admin: true }
  expect(await user.json()).toMatchObject({ data: admin })
})

it.runIf(inject('postgresUrl') !== null)('answers people and starts no jobs where its role is web', async () => {
  const database = await emptyDatabase()
  const DATABASE_URL = must(database.connectionString)
  const SESSION_SECRET = 'a secret for tests only, 32 characters or more'
  const { url, child, ended } = await start(folder(), { ROLE: 'web', DATABASE_URL, SESSION_SECRET })
  expect((await post(url, '/call/getPricingTiers', { data: {} })).status).toBe(200)
  const { rows } = await database.pool.query(`select to_regclass('jobs.queue') as queue`)
  expect(rows).toEqual([{ queue: null }])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
