import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { type DownloadQuery, opensDownload } from './download-link.ts'
import { downloadKey, downloadTypes } from './downloads.ts'
import { listDownloads } from './tables.ts'

type Asked = FastifyRequest<{ Params: { uid: string }; Querystring: DownloadQuery }>
const types = { ...downloadTypes, csv: `${downloadTypes.csv}; charset=utf-8` } as const

/** `GET /list-downloads/{uid}`: the file of a list, by an address from `getListDownloadLink`. */
export function deskRoutes(
  app: FastifyInstance,
  { database, config, storage }: { database: Database; config: Config; storage: Storage },
): void {
  app.get('/list-downloads/:uid', async (request: Asked, reply) => {
    const { uid } = request.params
    const isOurs = opensDownload(config, uid, request.query)
    const [row] = isOurs
      ? await database.db
          .select()
          .from(listDownloads)
          .where(and(eq(listDownloads.uid, uid), eq(listDownloads.state, 'ready'), gt(listDownloads.expiresAt, now())))
      : []
    const body = row && (await storage.open(downloadKey(row)))
    if (!row || !body) throw new CallError('not-found', 'This link has expired. Open the file again from Downloads.')
    const name = row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-disposition',
        `attachment; filename="${name}-${row.requestedAt.toISOString().slice(0, 10)}.${row.format}"`,
      )
      .header('content-length', row.bytes)
      .type(types[row.format])
      .send(body)
  })
}
