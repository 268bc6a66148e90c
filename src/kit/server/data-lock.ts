import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Holds DATA_DIR for one process. The embedded database has no lock of its own, and two processes on one folder lose
 * each other's rows. A dead holder's lock is taken over, a live one's never.
 */
export function lockDataDir(dataDir: string): () => void {
  const dir = resolve(dataDir)
  mkdirSync(dir, { recursive: true })
  const path = join(dir, 'lock')
  const mine = JSON.stringify({ pid: process.pid, host: hostname() })
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(path)
    if (holder && isAlive(holder)) {
      throw new Error(`The data folder is in use by process ${holder.pid} on ${holder.host}. Stop it first, or set another DATA_DIR.`)
    }
    rmSync(path, { force: true })
  }
}

type Holder = { pid: number; host: string }

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true
  if (holder.pid === process.pid) return true
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
