import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { must } from '../../src/kit/contract/must.ts'
import { onServer } from '../../src/kit/testing/postgres.ts'
import { openProxy } from '../../src/kit/testing/proxy.ts'
import { startCaddy } from './caddy.ts'
import { type Ground, groundEmbedded, groundOnServer, pause, type Process, startProcess } from './product.ts'
import type { Outcome } from './table.ts'
import { count, startWriters, type Writers } from './writers.ts'

const people = 6
const before = 20
const goneMs = 5_000
const lockedMs = 8_000

/** A fault, by the name it is asked for. `server` is the address of a PostgreSQL. */
export type Scenario = (server: string) => Promise<Outcome[]>

const secondsSince = (moment: number) => (performance.now() - moment) / 1_000

/** Kills every process with signal 9 while all write, three times, and starts it again at the same port. */
async function killIn(ground: Ground, processes: number): Promise<Outcome> {
  const running: Process[] = []
  for (let number = 0; number < processes; number += 1) running.push(await startProcess(ground))
  const writers = await startWriters(
    running.map(({ url }) => url),
    ground,
  )
  let slowest = 0
  for (let round = 0; round < 3; round += 1) {
    await writers.more(before)
    const at = round % processes
    const victim = must(running[at])
    await victim.kill()
    const from = performance.now()
    running[at] = await startProcess(ground, {}, Number(new URL(victim.url).port))
    slowest = Math.max(slowest, (await writers.answeredAfter(from)) - from)
  }
  const figures = await finish(ground, writers, running)
  const note = processes > 1 ? `one of ${processes} processes, three times` : 'three times; with the time of a start'
  return { fault: 'killed while writing', database: ground.name, ...figures, backAfter: slowest / 1_000, note }
}

/** Ends the writing and the processes, and counts. */
async function finish(ground: Ground, writers: Writers, running: readonly Process[]) {
  await writers.more(before)
  await writers.stop()
  for (const one of running) await one.stop()
  const { answered } = writers
  return { answered: answered.length, ...(await count(ground, answered)) }
}

const killed: Scenario = async (server) => [
  await killIn(await groundOnServer(server, people), 2),
  await killIn(await groundEmbedded(people), 1),
]

/** How often each of the two processes is updated. */
const updates = 2
/** How long the load balancer takes to notice one that is back. */
const noticedMs = 3_000

/**
 * Two processes behind Caddy with our own `deploy/Caddyfile`; each in turn is stopped and started again, as an update does it,
 * while people write. No call may fail. Not possible where Caddy isn’t installed.
 */
const updated: Scenario = async (server) => {
  const ground = await groundOnServer(server, people)
  const start = (port?: number) => startProcess(ground, { DRAIN_SECONDS: '4' }, port)
  const running: Process[] = [await start(), await start()]
  const proxy = await startCaddy(
    ground.folder,
    running.map(({ url }) => new URL(url).host),
  )
  if (!proxy) {
    for (const one of running) await one.stop()
    const note = 'not possible here: Caddy isn’t installed'
    return [{ fault: 'updated', database: ground.name, answered: 0, lost: 0, doubled: 0, backAfter: null, note }]
  }
  const writers = await startWriters([proxy.url], ground)
  for (let round = 0; round < updates * running.length; round += 1) {
    await writers.more(before)
    const at = round % running.length
    const { url, stop } = must(running[at])
    await stop()
    running[at] = await start(Number(new URL(url).port))
    await pause(noticedMs)
  }
  const { failed } = writers
  const figures = await finish(ground, writers, running)
  await proxy.stop()
  return [
    {
      fault: 'updated while writing',
      database: ground.name,
      ...figures,
      backAfter: null,
      note: `two processes behind Caddy, each twice; ${failed} calls failed`,
      ...(failed > 0 && { failure: `${failed} calls failed` }),
    },
  ]
}

const databaseGone: Scenario = async (server) => {
  const ground = await groundOnServer(server, people)
  const name = new URL(must(ground.settings['DATABASE_URL'])).pathname.slice(1)
  const running = await startProcess(ground)
  const writers = await startWriters([running.url], ground)
  await writers.more(before)
  await onServer(server, `alter database ${name} allow_connections false`)
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await pause(goneMs)
  await onServer(server, `alter database ${name} allow_connections true`)
  const from = performance.now()
  const backAfter = ((await writers.answeredAfter(from)) - from) / 1_000
  const figures = await finish(ground, writers, [running])
  return [{ fault: 'database gone for 5 s', database: ground.name, ...figures, backAfter, note: 'after it is back' }]
}

const databaseSilent: Scenario = async (server) => {
  const way = await openProxy(server)
  try {
    const ground = await groundOnServer(server, people, way.url)
    const running = await startProcess(ground)
    const writers = await startWriters([running.url], ground)
    await writers.more(before)
    way.fallSilent()
    const from = performance.now()
    const backAfter = ((await writers.answeredAfter(from + 50)) - from) / 1_000
    const figures = await finish(ground, writers, [running])
    const note = 'every connection, no reset; since the silence'
    return [{ fault: 'database silent', database: ground.name, ...figures, backAfter, note }]
  } finally {
    await way.close()
  }
}

const locked: Scenario = async (server) => {
  const ground = await groundOnServer(server, people)
  const running = await startProcess(ground)
  const writers = await startWriters([running.url], ground)
  await writers.more(before)
  const holder = new pg.Client({ connectionString: must(ground.settings['DATABASE_URL']) })
  await holder.connect()
  await holder.query('begin; lock table briefs in access exclusive mode')
  const held = performance.now()
  let slowest = 0
  while (secondsSince(held) * 1_000 < lockedMs) {
    const asked = performance.now()
    const answer = await fetch(`${running.url}/call/getPricingTiers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
    })
    await answer.text()
    if (answer.status !== 200) slowest = Infinity
    slowest = Math.max(slowest, secondsSince(asked))
    await pause(200)
  }
  await holder.query('commit')
  await holder.end()
  const from = performance.now()
  const backAfter = ((await writers.answeredAfter(from)) - from) / 1_000
  const figures = await finish(ground, writers, [running])
  return [
    {
      fault: 'a table locked for 8 s',
      database: ground.name,
      ...figures,
      backAfter,
      note: `other calls meanwhile: ${slowest.toFixed(1)} s at most`,
      ...(slowest > lockedMs / 1_000 && { failure: 'other calls waited for the lock' }),
    },
  ]
}

const diskFull: Scenario = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plusone-faults-'))
  const fault = 'disk full for 5 s'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    const note = 'not possible here: a small disk can only be mounted by root'
    return [{ fault, database: 'embedded', answered: 0, lost: 0, doubled: 0, backAfter: null, note }]
  }
  try {
    const ground = await groundEmbedded(people, folder)
    let running = await startProcess(ground)
    const writers = await startWriters([running.url], ground)
    await writers.more(before)
    fill(folder)
    await pause(goneMs)
    const ended = running.child.exitCode !== null
    rmSync(join(folder, 'filler'))
    const from = performance.now()
    if (ended) running = await startProcess(ground, {}, Number(new URL(running.url).port))
    const backAfter = ((await writers.answeredAfter(from)) - from) / 1_000
    const figures = await finish(ground, writers, [running])
    const note = ended ? 'the process had ended and was started again' : 'the process went on'
    return [{ fault, database: ground.name, ...figures, backAfter, note }]
  } finally {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  }
}

/** Takes what room is left. */
function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  for (let bytes = bavail * bsize; bytes > 4_096; bytes = Math.floor(bytes / 2))
    try {
      writeFileSync(join(folder, 'filler'), Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // Something else took room meanwhile: half as much then.
    }
}

export const writing: Record<string, Scenario> = {
  killed,
  updated,
  'database-gone': databaseGone,
  'database-silent': databaseSilent,
  locked,
  'disk-full': diskFull,
}
