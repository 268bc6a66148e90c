import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { readMailState } from '../../kit/server/mail/outbox.ts'
import { isMigrated } from '../../kit/server/migrate.ts'

/** `/healthz`: the process is up. `/readyz`: the database answers and has every migration. `/metrics`: Prometheus text. */
export function healthRoutes(app: FastifyInstance, database: Database, config: Config): void {
  app.get('/healthz', async () => ({ up: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isMigrated(database).catch(() => false)
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  if (config.METRICS === 'on') metricsRoutes(app, database)
}

function metricsRoutes(app: FastifyInstance, database: Database): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const mail = {
    waiting: gauge('mail_waiting', 'Emails waiting to be sent'),
    failing: gauge('mail_failing', 'Emails waiting to be sent that failed at least once'),
    refused: gauge('mail_refused', 'Emails bounced in the last seven days'),
  }
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', async (_request, reply) => {
    const { waiting, failing, refused } = await readMailState(database.db)
    mail.waiting.set(waiting)
    mail.failing.set(failing)
    mail.refused.set(refused)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
