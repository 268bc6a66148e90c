import { PgBoss } from 'pg-boss'
import type { Bus } from './bus.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

/**
 * Work that runs by itself. It looks for what is due and does it, so running twice changes nothing.
 * `cron` is in UTC; `on` names a bus channel whose messages start it at once as well.
 */
export type Job<Context> = {
  name: string
  cron: string
  on?: string
  run: (context: Context) => Promise<void>
}

export type Jobs = { close: () => Promise<void> }

/** Starts the clockwork: each job runs in one process at a time however many there are. */
export async function startJobs<Context>(jobs: readonly Job<Context>[], context: Context, parts: { database: Database; bus: Bus; log: Log }): Promise<Jobs> {
  const { database, bus, log } = parts
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 5, retryBackoff: true, expireInSeconds: 600 })
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
      const started = performance.now()
      await job.run(context)
      log.debug({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
    })
    await boss.schedule(job.name, job.cron)
    if (job.on) onQuiet(bus, job.on, () => boss.send(job.name).catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job could not be queued')))
  }
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/** A burst of messages starts the work once. */
function onQuiet(bus: Bus, channel: string, run: () => void): void {
  let timer: NodeJS.Timeout | null = null
  bus.on(channel, () => {
    timer ??= setTimeout(() => {
      timer = null
      run()
    }, 100)
  })
}
