import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { opensExport } from './export-link.ts'
import { exportKey } from './exports.ts'
import { dataExports } from './tables.ts'

type Asked = FastifyRequest<{ Params: { file: string }; Querystring: { until?: string; sig?: string } }>

/** `GET /exports/{uid}.zip`: an archive, by an address from `getExportLink`. */
export function privacyHttp(
  app: FastifyInstance,
  { database, config, storage }: { database: Database; config: Config; storage: Storage },
): void {
  const nothing = () =>
    new CallError('not-found', 'This link has expired. Download your data again from your account page.')
  app.get('/exports/:file', async (request: Asked, reply) => {
    const uid = request.params.file.replace(/\.zip$/, '')
    if (!opensExport(config, uid, request.query)) throw nothing()
    const [row] = await database.db
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.uid, uid), eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, now())))
    const body = row && (await storage.open(exportKey(uid)))
    if (!row || !body) throw nothing()
    const day = row.requestedAt.toISOString().slice(0, 10)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="export-${day}.zip"`)
      .header('content-length', row.bytes)
      .type('application/zip')
      .send(body)
  })
}
