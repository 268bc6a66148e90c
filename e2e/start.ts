import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const demoPassword = 'a table for two'
export type Product = { url: string; stop: () => Promise<void> }

/** Starts the product on a folder, on a port of its own; on an empty one it makes the demo first. */
export async function startIn(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
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
  const until = Date.now() + 200_000
  while (!ended && Date.now() < until) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (ended) throw new Error('the product did not start')
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      if (!ended) await gone
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
