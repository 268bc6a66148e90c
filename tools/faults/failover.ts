import { type Cluster, startCluster } from './cluster.ts'
import { must } from '../../src/kit/contract/must.ts'
import { type Ground, groundOnServer, pause, type Process, startProcess } from './product.ts'
import { type Reader, startReader } from './reader.ts'
import type { Scenario } from './scenarios.ts'
import type { Outcome } from './table.ts'
import { count, startWriters } from './writers.ts'

const writers = 3
const before = 30
const frozenMs = 30_000
const standbyGoneMs = 20_000
const etcdGoneMs = 20_000
/** A pause as long as this fails the run: Patroni’s `ttl` and twice what a member has to answer within, with room. */
const longestPauseS = 60

/** Breaks something of the cluster; answers what puts it right again. */
type Break = (cluster: Cluster) => Promise<() => Promise<void> | void>

const breaks: Record<string, Break> = {
  'primary killed': async (cluster) => {
    const victim = await cluster.is('leader')
    cluster.kill(victim)
    return () => cluster.revive(victim)
  },
  'primary frozen for 30 s': async (cluster) => {
    const wake = cluster.freeze(await cluster.is('leader'))
    await pause(frozenMs)
    return wake
  },
  switchover: async (cluster) => {
    await cluster.switchOver()
    return () => undefined
  },
  'synchronous standby gone for 20 s': async (cluster) => {
    const victim = await cluster.is('sync_standby')
    cluster.kill(victim)
    await pause(standbyGoneMs)
    return () => cluster.revive(victim)
  },
  'etcd gone for 20 s': async ({ etcd }) => {
    await etcd.kill()
    await pause(etcdGoneMs)
    return etcd.start
  },
}

/**
 * Three PostgreSQL members under Patroni, two processes of the product, and people who write and read while one thing after the
 * other breaks. Not possible where Patroni, etcd and HAProxy aren’t installed.
 */
const failover: Scenario = async () => {
  const cluster = await startCluster()
  if (!cluster) {
    const note = 'not possible here: Patroni, etcd or HAProxy isn’t installed'
    return [{ fault: 'failover', database: 'cluster', answered: 0, lost: 0, doubled: 0, backAfter: null, note }]
  }
  const running: Process[] = []
  try {
    const ground = await groundOnServer(cluster.writeUrl, writers + 1)
    const { pathname } = new URL(must(ground.settings['DATABASE_URL']))
    const settings = { DATABASE_READ_URL: new URL(pathname, cluster.readUrl).href }
    for (let number = 0; number < 2; number += 1) running.push(await startProcess(ground, settings))
    const outcomes: Outcome[] = []
    for (const [fault, breakIt] of Object.entries(breaks)) {
      outcomes.push(await during(fault, breakIt, { cluster, ground, running }))
      console.error(JSON.stringify(outcomes.at(-1)))
    }
    return outcomes
  } finally {
    for (const one of running) await one.stop()
    await cluster.stop()
  }
}

type Stage = { cluster: Cluster; ground: Ground; running: readonly Process[] }

async function during(fault: string, breakIt: Break, { cluster, ground, running }: Stage): Promise<Outcome> {
  const urls = running.map(({ url }) => url)
  const [reads, ...writes] = ground.people
  const writing = await startWriters(urls, { ...ground, people: writes }, fault)
  const reading: Reader = await startReader(urls, must(reads))
  await writing.more(before)
  const from = performance.now()
  const mend = await breakIt(cluster)
  await writing.answeredAfter(performance.now())
  await mend()
  await cluster.isWhole()
  await writing.more(before)
  const paused = writing.longestPauseSince(from) / 1_000
  await writing.stop()
  const read = await reading.stop()
  const { answered, failed } = writing
  return {
    fault,
    database: 'cluster',
    answered: answered.length,
    ...(await count(ground, answered, fault)),
    backAfter: paused,
    note: `writes: ${failed} tries failed; reads: ${read.answered} answered, ${read.failed} failed`,
    ...(paused > longestPauseS && { failure: `nobody could write for ${paused.toFixed(0)} s` }),
  }
}

export const clusters: Record<string, Scenario> = { failover }
