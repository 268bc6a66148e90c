import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase, freePort, onServer } from '../src/kit/testing/postgres.ts'
import { spawnProduct } from '../tools/launch/product.ts'

/** The demo twice: in a folder, as a stranger has it, and the same rows in a database that journeys clone. */
export type MadeDemo = {
  folder: string
  /** What the folder’s links and sessions are signed with. */
  secret: string
  server: string
  template: string
}

export const demoPassword = 'a table for two'
/** To make the demo takes a minute on a machine at rest, and several beside other tests. */
const longestStartMs = 1_200_000
/** A product that runs; `database` is the address of its PostgreSQL, where it has one of its own. */
export type Product = { url: string; database?: string; stop: () => Promise<void> }

/** Starts the product on a folder, on a port of its own; on an empty one it makes the demo first. */
export async function startIn(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawnProduct({
    folder,
    settings: { PORT: String(port), DEMO_PASSWORD: demoPassword, DEMO_DATA: 'on', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const until = Date.now() + longestStartMs
  let ready = false
  while (!ended && !ready && Date.now() < until) {
    ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (!ready) {
    child.kill('SIGKILL')
    throw new Error(ended ? 'the product did not start' : `the product took more than ${longestStartMs / 1000} seconds`)
  }
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      if (!ended) await gone
    },
  }
}

/** Starts the product on a copy of the demo in PostgreSQL, which is gone when it stops. */
export async function startOnServer(demo: MadeDemo, settings: Record<string, string> = {}): Promise<Product> {
  const folder = copyFolder(demo, join(demo.folder, 'database'))
  const url = await cloneDatabase(demo.server, demo.template)
  const product = await startIn(folder, { DATABASE_URL: url, SESSION_SECRET: demo.secret, ...settings })
  return stoppingWith({ ...product, database: url }, async () => {
    await onServer(demo.server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Starts the product as a stranger has it, embedded, on a copy of the demo that is gone when it stops. */
export async function startEmbedded(demo: MadeDemo): Promise<Product> {
  const folder = copyFolder(demo)
  const product = await startIn(folder)
  return stoppingWith(product, async () => rmSync(folder, { recursive: true, force: true }))
}

/** Files and folders: a lock’s socket stays with the process that made it, and cannot be copied. */
function copyFolder(demo: MadeDemo, left?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-'))
  const isCopied = (path: string) => {
    const entry = lstatSync(path)
    return path !== left && (entry.isFile() || entry.isDirectory())
  }
  cpSync(demo.folder, folder, { recursive: true, filter: isCopied })
  return folder
}

function stoppingWith({ stop, ...product }: Product, clean: () => Promise<void>): Product {
  return {
    ...product,
    stop: async () => {
      await stop()
      await clean()
    },
  }
}
