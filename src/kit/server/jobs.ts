import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Bus } from './bus.ts'
import { byTheClock, catchingUpFor, catchUp, gapMs } from './catching-up.ts'
import type { Database } from './database.ts'
import { forgetFuture, idleFor } from './job-clock.ts'
import type { Log } from './log.ts'
import { tracingHere } from './tracing.ts'

/**
 * Work that runs by itself. It looks for what is due and does it, so running twice changes nothing.
 * `cron` is in UTC; `on` names a bus channel whose messages start it at once as well. One run is at work at a time, however
 * many processes there are; `atOnce` is for work that claims each piece before doing it, which a message starts directly: it
 * need not wait until the queue has noticed that a killed process will not finish.
 */
export type Job<Context> = {
  name: string
  cron: string
  on?: string
  atOnce?: true
  run: (context: Context) => Promise<void>
}

/** How often (ms) the queue is looked through for times that cannot be, unless a test says otherwise. */
const usualMendMs = 300_000
type QueueError = Error & { code?: unknown; queue?: unknown }

export type Jobs = { close: () => Promise<void> }

/** How long (ms) a job’s first run may take before the next one’s begins beside it. */
const longestTurnMs = 500

/**
 * Starts the clockwork: each job runs in one process at a time however many there are. What became due while nothing ran is
 * looked for one job after the other: all at once would hold several times the memory, and calls would wait for it.
 */
export async function startJobs<Context>(
  jobs: readonly Job<Context>[],
  context: Context,
  parts: { database: Database; bus: Bus; log: Log; mendMs?: number },
): Promise<Jobs> {
  const { database, bus, log, mendMs = usualMendMs } = parts
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
  })
  boss.on('error', (error: QueueError) => {
    // Some are no errors but copies of their fields.
    log.error({ err: error, code: error.code, queue: error.queue }, 'the job queue failed')
  })
  await noticeGap(database, bus)
  await boss.start()
  const mend = () =>
    forgetFuture(database).catch((error: unknown) =>
      log.warn({ err: error }, 'the job queue’s clock could not be read'),
    )
  await mend()
  const mending = setInterval(() => void mend(), mendMs).unref()
  const runOnce = (job: Job<Context>) => {
    const run = () => byTheClock(() => job.run(context))
    return tracingHere()?.span(`job ${job.name}`, run) ?? run()
  }
  const wakes: { stop: () => void; ended: () => Promise<void> }[] = []
  const firstRuns: (() => Promise<void>)[] = []
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: 5,
      retryBackoff: true,
      expireInSeconds: 600,
      heartbeatSeconds: 30,
    })
    // Whoever was at work in the embedded database is gone: nobody else can have opened it.
    if (database.kind === 'pglite') await boss.deleteAllJobs(job.name)
    const { promise: ran, resolve: end } = Promise.withResolvers<void>()
    const worker = await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const started = performance.now()
      await runOnce(job)
        .catch((error: unknown) => {
          log.error({ err: error, job: job.name }, 'a job failed and will be retried')
          throw error
        })
        .finally(end)
      log.debug({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
    })
    await boss.schedule(job.name, job.cron)
    const here = oneAtATime(() => runOnce(job))
    const start = job.atOnce ? here.start : () => sendAndWake(boss, job.name, worker)
    // A killed process may hold its turn in the queue for a minute yet.
    if (job.atOnce) here.start().catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
    if (job.on) wakes.push({ ...wakeOn(bus, job.on, start, log), ended: here.ended })
    // Null: it is queued or at work in another process, which doesn’t tell us when it ends.
    firstRuns.push(async () => ((await sendAndWake(boss, job.name, worker)) ? ran : undefined))
  }
  const stopLooking = oneAfterAnother(firstRuns, log)
  return {
    close: async () => {
      await stopLooking()
      clearInterval(mending)
      for (const wake of wakes) wake.stop()
      await Promise.all(wakes.map((wake) => wake.ended()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Begins each when the one before has ended or takes long. Answers how to begin no more. */
function oneAfterAnother(runs: readonly (() => Promise<void>)[], log: Log): () => Promise<void> {
  const stopped = new AbortController()
  const go = async () => {
    for (const run of runs) {
      if (stopped.signal.aborted) return
      await Promise.race([run(), pause(longestTurnMs, undefined, { ref: false, signal: stopped.signal })])
    }
  }
  const gone = go().catch((error: unknown) => {
    if (!stopped.signal.aborted) log.error({ err: error }, 'a job could not be queued')
  })
  return () => {
    stopped.abort()
    return gone
  }
}

/** Whether nothing ran for long: the queue tells the first process that starts, and that one tells those after it. */
async function noticeGap(database: Database, bus: Bus): Promise<void> {
  const askOthers = bus.question('catching-up', () => String(catchingUpFor()))
  if ((await idleFor(database)) > gapMs) return catchUp()
  const longest = Math.max(0, ...(await askOthers('')).map(Number))
  if (longest > 0) catchUp(longest)
}

/** Queues a run and lets this process's worker look at once instead of at its next poll; null when one is queued or at work. */
async function sendAndWake(boss: PgBoss, name: string, worker: string): Promise<string | null> {
  const queued = await boss.send(name)
  boss.notifyWorker(worker)
  return queued
}

/** Starts work in this process; `null` while it is at work already. `ended` waits for what is at work. */
function oneAtATime(work: () => Promise<void>): { start: () => Promise<'done' | null>; ended: () => Promise<void> } {
  let running: Promise<void> | null = null
  return {
    start: async () => {
      if (running) return null
      running = work().finally(() => (running = null))
      await running
      return 'done'
    },
    ended: async () => running?.catch(() => undefined),
  }
}

/** A burst of messages starts the work once. While it is at work already, it is asked again: it may have looked too early. */
function wakeOn(bus: Bus, channel: string, send: () => Promise<string | null>, log: Log): { stop: () => void } {
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const later = (ms: number) => {
    if (!stopped) timer ??= setTimeout(wake, ms)
  }
  const wake = () => {
    timer = null
    send().then(
      (queued) => queued ?? later(1_000),
      (error: unknown) => log.error({ err: error, channel }, 'a job could not be queued'),
    )
  }
  bus.on(channel, () => later(100))
  return {
    stop: () => {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}
