import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { now } from './clock.ts'

/** Who holds the folder, for the message, and where it can be asked whether it still lives. */
type Holder = { pid: number; host: string; machine: string; socket: string }

/**
 * Holds DATA_DIR for one process. The embedded database has no lock of its own, and two processes on one folder lose
 * each other's rows. The holder listens on a socket as long as it lives: a dead holder's lock is taken over whatever
 * process has its number now, a live one's never.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const dir = resolve(dataDir)
  mkdirSync(dir, { recursive: true })
  const holder: Holder = { pid: process.pid, host: hostname(), machine: machine(), socket: socketAddress(dir) }
  const server = await listen(holder.socket)
  try {
    await claim(join(dir, 'lock'), holder)
  } catch (error) {
    server.close()
    throw error
  }
  return () => {
    rmSync(join(dir, 'lock'), { force: true })
    server.close()
  }
}

async function claim(path: string, mine: Holder): Promise<void> {
  if (writeLock(path, mine)) return
  const guard = `${path}.takeover`
  await refuseIfAlive(path)
  // One process at a time takes over; what it finds is looked at again, since another may have been faster.
  holdGuard(guard)
  try {
    await refuseIfAlive(path)
    const dead = readHolder(path)
    if (dead?.socket) rmSync(dead.socket, { force: true })
    rmSync(path, { force: true })
    if (!writeLock(path, mine))
      throw new Error('Another process has just opened the data folder. Try again in a moment.')
  } finally {
    rmdirSync(guard)
  }
}

/** Linked into place, so that nobody ever reads half a lock. */
function writeLock(path: string, mine: Holder): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(mine))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

async function refuseIfAlive(path: string): Promise<void> {
  const holder = readHolder(path)
  if (!holder || !(await isAlive(holder))) return
  throw new Error(
    `Process ${holder.pid} on ${holder.host} is using the data folder. Stop it first, or set another DATA_DIR.`,
  )
}

/** A folder shared with another machine cannot be asked about: its lock stands. The same machine started again holds nothing. */
async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.machine === machine()) return answers(holder.socket)
  return holder.host !== hostname()
}

/** Containers on one kernel have names and process numbers of their own, but the kernel's boot in common. */
function machine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

function holdGuard(guard: string): void {
  try {
    mkdirSync(guard)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const abandoned = now().getTime() - statSync(guard).mtimeMs > 10_000
    if (!abandoned)
      throw new Error('The data folder is being taken over by another process. Try again in a moment.', {
        cause: error,
      })
    rmdirSync(guard)
    mkdirSync(guard)
  }
}

/** A socket beside the lock, which containers that share the folder share too; its address may have some hundred characters. */
function socketAddress(dir: string): string {
  const name = `lock-${randomUUID()}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\data-${name}`
  const beside = join(dir, `${name}.socket`)
  return Buffer.byteLength(beside) <= 100 ? beside : join(tmpdir(), `data-${name}.socket`)
}

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    )
  })
}
