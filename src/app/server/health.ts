import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { listFailing } from '../../kit/server/due.ts'
import { readMailState } from '../../kit/server/mail/outbox.ts'
import { isMigrated } from '../../kit/server/migrate.ts'
import { release } from '../../kit/server/release.ts'
import { whatWasCalled } from './called.ts'
import { outcomeOf } from './outcome.ts'

type Parts = { database: Database; config: Config; isDraining: () => boolean; countStreams: () => number }

/**
 * `/healthz`: the process is up. `/readyz`: the database has every migration and answers, at once or slowly; only one that is
 * gone makes the process not ready, because no other would answer sooner. A replica that stands in for it still answers reads.
 * `/metrics`: Prometheus text.
 */
export function healthRoutes(app: FastifyInstance, { database, config, isDraining, countStreams }: Parts): void {
  app.get('/healthz', async () => ({ up: true }))
  let isCurrent = false
  app.get('/readyz', async (_request, reply) => {
    const state = await database.state()
    // What was applied once stays: it is not asked for again, so that nothing has to be waited for.
    if (state !== 'gone') isCurrent ||= await isMigrated(database).catch(() => false)
    const ready = (state !== 'gone' || database.replica?.standsIn() === true) && isCurrent && !isDraining()
    return reply.code(ready ? 200 : 503).send({ ready, database: state })
  })
  if (config.METRICS === 'on') metricsRoutes(app, { database, countStreams })
}

function metricsRoutes(app: FastifyInstance, { database, countStreams }: Omit<Parts, 'config' | 'isDraining'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const calls = new Counter({
    name: 'calls_total',
    help: 'Calls by name: answered, refused (not allowed, or wrong input), unavailable (can be retried) or failed (our fault)',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const mail = {
    waiting: gauge('mail_waiting', 'Emails waiting to be sent'),
    failing: gauge('mail_failing', 'Emails waiting to be sent that failed at least once'),
    refused: gauge('mail_refused', 'Emails bounced in the last seven days'),
  }
  const isUp = gauge('database_up', '1 when the database that the other numbers are read from responded')
  const waiting = gauge(
    'database_waiting',
    'Requests waiting for a database connection: above 0 for long means that the pool is full',
  )
  const lag = database.replica && gauge('replica_lag_seconds', 'How far the replica is behind; -1 when nobody knows')
  const streams = gauge('event_streams', 'Open pages that listen for live updates on this process')
  new Gauge({ name: 'release_info', help: 'The running version', labelNames: ['version'], registers: [registry] })
    .labels(release)
    .set(1)
  const failing = new Gauge({
    name: 'jobs_failing',
    help: 'Items that have failed three times or more in a job',
    labelNames: ['job'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = whatWasCalled(request)
    if (call) calls.inc({ call, outcome: outcomeOf(reply.statusCode) })
    seconds.observe(
      { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  const read = async () => {
    const state = await readMailState(database.db)
    mail.waiting.set(state.waiting)
    mail.failing.set(state.failing)
    mail.refused.set(state.refused)
    const jobs = await listFailing(database.db)
    failing.reset()
    for (const { job, items } of jobs) failing.set({ job }, items)
  }
  app.get('/metrics', async (_request, reply) => {
    waiting.set(database.waiting())
    streams.set(countStreams())
    lag?.set((database.replica?.lagMs() ?? -1_000) / 1_000)
    isUp.set(1)
    await read().catch((error: unknown) => {
      app.log.warn({ err: error }, 'could not read the database metrics')
      isUp.set(0)
    })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
