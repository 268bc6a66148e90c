import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { first } from '../contract/must.ts'
import { lockDataDir } from './data-lock.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lock-'))

/** Another process that holds the folder. */
async function holder(dir: string) {
  const code = `import { lockDataDir } from '${join(import.meta.dirname, 'data-lock.ts')}'; await lockDataDir(process.argv[1]); console.log('held'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('is given to one, and to the next when the first lets go', async () => {
  const dir = folder()
  const release = await lockDataDir(dir)
  await expect(lockDataDir(dir)).rejects.toThrow(
    `Process ${process.pid} on ${hostname()} is using the data folder. Stop it first, or set another DATA_DIR.`,
  )
  release()
  const again = await lockDataDir(dir)
  again()
  expect(readdirSync(dir)).toEqual([])
})

it('names a living process of another number, and takes over from it once it was killed', async () => {
  const dir = folder()
  const child = await holder(dir)
  await expect(lockDataDir(dir)).rejects.toThrow(`Process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = await lockDataDir(dir)
  expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')).pid).toBe(process.pid)
  release()
  expect(readdirSync(dir)).toEqual([])
})

it('is not taken in by another process that has the number of the dead one', async () => {
  const dir = folder()
  const child = await holder(dir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const path = join(dir, 'lock')
  // The number of this very process, as in a container where it is 1 at every start.
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), pid: process.pid }))
  const release = await lockDataDir(dir)
  release()
})

it('is left to a machine that cannot be asked, and taken from this one as it was before it started anew', async () => {
  const dir = folder()
  const write = (host: string) =>
    writeFileSync(
      join(dir, 'lock'),
      JSON.stringify({ pid: 7, host, machine: 'another start', socket: join(dir, 'gone.socket') }),
    )
  write('elsewhere')
  await expect(lockDataDir(dir)).rejects.toThrow('Process 7 on elsewhere is using')
  write(hostname())
  const release = await lockDataDir(dir)
  release()
})

it('is taken over by one of many that find it abandoned at once', async () => {
  const dir = folder()
  const child = await holder(dir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dir)))
  const got = tries.filter((result) => result.status === 'fulfilled')
  expect(got).toHaveLength(1)
  first(got).value()
})

it('works in a folder whose path is too long for a socket', async () => {
  const dir = join(folder(), 'a'.repeat(120))
  const release = await lockDataDir(dir)
  await expect(lockDataDir(dir)).rejects.toThrow('is using the data folder')
  release()
})
