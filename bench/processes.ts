import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { must } from '../src/kit/contract/must.ts'
import { freePort } from '../src/kit/testing/postgres.ts'
import { serverBundle } from '../tools/launch/build.mjs'

const root = `${import.meta.dirname}/..`

/** A process under measurement; `startedMs` from its start until it is ready. */
export type Running = { port: number; pid: number; stop: () => Promise<void>; startedMs: number }

/** The product with its default settings, ready to serve: its server alone, or by `npm start` as a person starts it. */
export async function startProduct(settings: Record<string, string>, by: 'node' | 'npm' = 'node'): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const [command, args] = by === 'npm' ? ['npm', ['start']] : [process.execPath, [serverBundle]]
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(child, `http://127.0.0.1:${port}/readyz`)
  return { port, pid: must(child.pid, 'a process'), stop: () => stop(child), startedMs: performance.now() - began }
}

/** The bare handler with the queries of a file. */
export async function startBare(file: string): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const args = ['bench/bare.ts', file, String(port)]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  await ready(child, `http://127.0.0.1:${port}/readyz`)
  return { port, pid: must(child.pid, 'a process'), stop: () => stop(child), startedMs: performance.now() - began }
}

/** Milliseconds of CPU that a process has used so far, with what the kernel did for it; steps of ten (Linux). */
export function cpuMs({ pid }: Running): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return (must(user) + must(system)) * 10
}

/** Waits until a process has done what it found due at its start: its jobs would count as the cost of answers. */
export async function comeToRest(running: Running): Promise<void> {
  const until = performance.now() + 60_000
  for (let before = cpuMs(running); performance.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const used = cpuMs(running) - before
    before += used
    if (used <= 50) return
  }
}

/** Resident memory in megabytes, as the process says of itself. */
export async function residentMb({ port }: Running): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(must(/^process_resident_memory_bytes (\S+)/m.exec(text))[1]) / 1e6
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + 600_000
  for (;;) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    if (child.exitCode !== null || performance.now() > until) throw new Error('a process did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
