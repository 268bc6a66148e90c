import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database, Queryable } from '../../../kit/server/database.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { whyNoArchive } from '../archive.ts'
import { type ArchiveAsked, type ArchiveQuery, readArchiveUrl } from './archive-link.ts'
import { planArchive, streamArchive } from './archive.ts'
import { countArchives } from './archives-running.ts'
import { mayEdit } from './collections.ts'
import { findContentLink, uidsBehind } from './content-links.ts'
import { findFinished } from './finished.ts'

type Parts = { database: Database; config: Config; storage: Storage }
type Asked = FastifyRequest<{ Querystring: ArchiveQuery }>

/**
 * `GET /content/archive.zip`: originals in one ZIP, by an address from `makeArchive` or `downloadShared`. Who may have them,
 * and the rights of each, are looked at again when the download starts.
 */
export function contentRoutes(app: FastifyInstance, { database, config, storage }: Parts): void {
  const archives = countArchives()
  // A HEAD would read every original to its end, only to throw it away.
  app.get('/content/archive.zip', { exposeHeadRoute: false }, async (request: Asked, reply) => {
    const asked = readArchiveUrl(config, request.query)
    const chosen = asked && (await chosenBy(database.db, asked, request))
    const plan =
      chosen &&
      (await planArchive(database.db, chosen.brandUid, await findFinished(database.db, chosen.brandUid, chosen.uids)))
    if (!asked || !plan || plan.files === 0)
      throw new CallError('not-found', 'This download has expired. Go back to the page and start it again.')
    const tooLarge = whyNoArchive(plan.bytes)
    if (tooLarge) throw new CallError('failed-precondition', tooLarge)
    const end = archives.begin(asked.by === 'link' ? asked.linkUid : asked.accountUid)
    const { output, bytes } = await streamArchive(storage, config.PRODUCT_NAME, plan, end).catch((error: unknown) => {
      end()
      throw error
    })
    const name = `${plan.venue} content`
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-disposition',
        `attachment; filename="content.zip"; filename*=UTF-8''${encodeURIComponent(`${name}.zip`)}`,
      )
      .header('content-length', bytes)
      .type('application/zip')
      .send(output)
  })
}

/** What is asked for by somebody who may have it; null for anybody else. */
async function chosenBy(
  db: Queryable,
  asked: ArchiveAsked,
  { id, ip }: FastifyRequest,
): Promise<{ brandUid: string; uids: string[] } | null> {
  if (asked.by === 'link') {
    const link = await findContentLink(db, asked.linkUid)
    return link?.withOriginals ? { brandUid: link.brandUid, uids: await uidsBehind(db, link) } : null
  }
  const { accountUid, sessionUid, brandUid, deliverableUids } = asked
  const actor = await loadActor(db, { accountUid, sessionUid, requestId: id, address: ip })
  return mayEdit(actor, { brandUid }) ? { brandUid, uids: deliverableUids } : null
}
