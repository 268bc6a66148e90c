import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverBundle } from '../tools/launch/build.mjs'

export const demoPassword = 'a table for two'
/** To make the demo takes a minute on a machine at rest, and several beside other tests. */
const longestStartMs = 1_200_000
export type Product = { url: string; stop: () => Promise<void> }

/** Starts the product on a folder, on a port of its own; on an empty one it makes the demo first. */
export async function startIn(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [serverBundle], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_PASSWORD: demoPassword,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    },
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

/** Starts the product on a copy of a folder, which is gone when it stops. */
export async function startCopy(of: string, settings: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'plusone-e2e-'))
  cpSync(of, folder, { recursive: true })
  const { url, stop } = await startIn(folder, settings)
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
