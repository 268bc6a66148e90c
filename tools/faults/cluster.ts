import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../../src/kit/contract/must.ts'
import { findBinaries, freePort, onServer } from '../../src/kit/testing/postgres.ts'
import { memberSettings, proxySettings } from './cluster-settings.ts'
import { pause, until } from './product.ts'

/** One PostgreSQL with the Patroni that looks after it. */
export type Member = { name: string; port: number; rest: number; data: string; patroni: ChildProcess }

type Role = 'leader' | 'sync_standby' | 'replica'

/** Three PostgreSQL members under Patroni, one etcd, and HAProxy in front: what the handbook recommends, on one machine. */
export type Cluster = {
  /** Through HAProxy: the primary, whichever it is, and one of its standbys. */
  writeUrl: string
  readUrl: string
  is: (role: Role) => Promise<Member>
  kill: (member: Member) => void
  /** Stops it as a machine that hangs; answers how it is woken. */
  freeze: (member: Member) => () => void
  revive: (member: Member) => void
  switchOver: () => Promise<void>
  etcd: { kill: () => Promise<void>; start: () => void }
  /** Waits until all three run and one of them is the synchronous standby. */
  isWhole: () => Promise<void>
  stop: () => Promise<void>
}

const askWithinMs = 2_000
/** HAProxy’s checks: two that fail, one a second, with room. */
const noticedMs = 4_000
const memberNames = ['one', 'two', 'three'] as const
const asRoot = process.getuid?.() === 0

/** Null where Patroni, etcd or HAProxy isn’t installed. */
export async function startCluster(): Promise<Cluster | null> {
  if (!['patroni', 'etcd', 'haproxy'].every(isInstalled)) return null
  const folder = mkdtempSync(join(tmpdir(), 'plusone-cluster-'))
  chmodSync(folder, 0o755)
  const logTo = (name: string) => openSync(join(folder, `${name}.log`), 'a')
  const begin = (name: string, command: string, args: string[]) =>
    spawn(command, args, { cwd: folder, stdio: ['ignore', logTo(name), logTo(name)] })
  const [store, peer, write, read] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const startEtcd = () => begin('etcd', 'etcd', etcdArgs(join(folder, 'etcd'), store, peer))
  let etcd = startEtcd()
  await until(async () => (await fetch(`http://127.0.0.1:${store}/health`).catch(() => null))?.ok === true)

  const startPatroni = (name: string) => begin(name, ...asPostgres('patroni', [join(folder, `${name}.yml`)]))
  const members: Member[] = []
  for (const name of memberNames) {
    const [port, rest, home] = [await freePort(), await freePort(), join(folder, name)]
    mkdirSync(home)
    if (asRoot) execFileSync('chown', ['postgres', home])
    const data = join(home, 'data')
    const settings = memberSettings({ name, port, rest, store, home, data, binaries: findBinaries() })
    writeFileSync(join(folder, `${name}.yml`), settings)
    members.push({ name, port, rest, data, patroni: startPatroni(name) })
  }
  writeFileSync(join(folder, 'haproxy.cfg'), proxySettings({ write, read, members }))
  const proxy = begin('haproxy', 'haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  // Also where what uses it throws, nothing of it stays behind.
  const killAll = () => {
    for (const member of members) processesOf(member).forEach((pid) => signal(pid, 'SIGKILL'))
    for (const { pid } of [etcd, proxy]) if (pid) signal(pid, 'SIGKILL')
  }
  process.once('exit', killAll)
  const rolesNow = async () => must((await Promise.all(members.map(roles))).find((found) => found !== null))
  const isWhole = () =>
    until(async () => {
      const found = [...(await rolesNow().catch(() => new Map<string, string>())).values()].sort()
      return found.join() === 'leader,replica,sync_standby'
    })
  await isWhole()
  const at = (port: number) => `postgres://app:app@127.0.0.1:${port}/postgres`
  const [writeUrl, readUrl] = [at(write), at(read)]
  // Before its first checks HAProxy takes every member for the primary.
  await pause(noticedMs)
  await until(() => isWritable(writeUrl))
  const is = async (role: Role) => {
    const found = await rolesNow()
    return must(members.find(({ name }) => found.get(name) === role))
  }
  return {
    writeUrl,
    readUrl,
    is,
    kill: (member) => processesOf(member).forEach((pid) => signal(pid, 'SIGKILL')),
    freeze: (member) => {
      const frozen = processesOf(member)
      frozen.forEach((pid) => signal(pid, 'SIGSTOP'))
      return () => frozen.forEach((pid) => signal(pid, 'SIGCONT'))
    },
    revive: (member) => {
      member.patroni = startPatroni(member.name)
    },
    switchOver: async () => {
      const [leader, candidate] = [await is('leader'), await is('sync_standby')]
      const answer = await fetch(`http://127.0.0.1:${leader.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      })
      if (!answer.ok) throw new Error(`no switchover: ${await answer.text()}`)
    },
    etcd: {
      kill: () => end(etcd, 'SIGKILL'),
      start: () => {
        etcd = startEtcd()
      },
    },
    isWhole,
    stop: async () => {
      // Patroni ends its PostgreSQL, and needs etcd for that.
      await Promise.all(members.map(({ patroni }) => end(patroni, 'SIGTERM')))
      await Promise.all([end(proxy, 'SIGTERM'), end(etcd, 'SIGTERM')])
      process.off('exit', killAll)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isWritable = (url: string) =>
  onServer(url, 'create temporary table probe ()').then(
    () => true,
    () => false,
  )

const isInstalled = (command: string) => !spawnSync(command, ['--version'], { stdio: 'ignore' }).error

function etcdArgs(data: string, store: number, peer: number): string[] {
  const [clients, peers] = [`http://127.0.0.1:${store}`, `http://127.0.0.1:${peer}`]
  return [
    ['--name', 'store'],
    ['--data-dir', data],
    // Patroni 3.0 loses answered writes of a primary that hung with etcd’s third API, not with its second.
    ['--enable-v2=true', '--log-level=error'],
    ['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ['--initial-cluster', `store=${peers}`],
  ].flat()
}

function asPostgres(command: string, args: string[]): [string, string[]] {
  const as = ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args]
  return asRoot ? ['setpriv', as] : [command, args]
}

/** Who is what in the eyes of a member; null where it says nothing. */
async function roles({ rest }: Member): Promise<Map<string, string> | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(askWithinMs) })
    const { members } = (await answer.json()) as { members: { name: string; role: string; state: string }[] }
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
    return new Map(running.map(({ name, role }) => [name, role]))
  } catch {
    return null
  }
}

/** Patroni, its PostgreSQL and every process of that. */
function processesOf({ patroni, data }: Member): number[] {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return patroni.pid ? [patroni.pid] : []
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' }).stdout
  return [must(patroni.pid), postmaster, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

async function end(child: ChildProcess, name: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(name)
  await ended
}
