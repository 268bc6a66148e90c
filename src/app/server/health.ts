import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../kit/server/database.ts'
import { countWaitingMail } from '../../kit/server/mail/outbox.ts'
import { isMigrated } from '../../kit/server/migrate.ts'

/** `/healthz`: the process is up. `/readyz`: the database answers and has every migration. `/metrics`: Prometheus text. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'mail_waiting',
    help: 'Mails not yet sent',
    registers: [registry],
    async collect() {
      this.set(await countWaitingMail(database.db))
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/healthz', async () => ({ up: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isMigrated(database).catch(() => false)
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
