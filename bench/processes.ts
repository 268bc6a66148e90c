import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { freePort } from '../src/kit/testing/postgres.ts'

const root = `${import.meta.dirname}/..`

/** A process under measurement. */
export type Running = { pid: number; port: number; stop: () => Promise<void>; startedMs: number }

/** The product as it is started for real, on a server's database or (without `DATABASE_URL`) its embedded one. */
export async function startProduct(
  settings: Record<string, string>,
  command = ['src/app/server/main.ts'],
): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(child, `http://127.0.0.1:${port}/readyz`)
  return { pid: child.pid!, port, stop: () => stop(child), startedMs: performance.now() - began }
}

/** The bare handler, replaying what a file holds. */
export async function startBare(file: string, options: string[] = []): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [...options, 'bench/bare.ts', file], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout! })
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(30_000) })) as [string]
  return { pid: child.pid!, port: Number(line), stop: () => stop(child), startedMs: performance.now() - began }
}

/** Resident memory in megabytes, as the process says of itself. */
export async function residentMb(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 1e6
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + 120_000
  for (;;) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    if (child.exitCode !== null || performance.now() > until) throw new Error('the product did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
