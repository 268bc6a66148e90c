import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { borrowPlace } from '../../../kit/server/borrow-place.ts'
import type { Database } from '../../../kit/server/database.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { assertClean } from '../../media/server/clean.ts'
import { bringOrganisation } from './archives/bring-organisation.ts'

type Shared = {
  database: Database
  storage: Storage
  scanner: Scanner | null
  caller: (request: FastifyRequest) => Promise<Caller>
}
type Brought = FastifyRequest<{ Querystring: { dryRun?: string } }>

/** Larger ones come by the command. */
const mostBytes = 2_000_000_000
const perHour = 20

/** `POST /organisation-archives`: imports an organisation, for admins of our team; with `?dryRun=1`, only says what would come of it. */
export async function archiveRoutes(app: FastifyInstance, shared: Shared): Promise<void> {
  await app.register(async (scope) => {
    // The bytes are read as they come, by the route itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    takeArchives(scope, shared)
  })
}

function takeArchives(app: FastifyInstance, { database, storage, scanner, caller }: Shared): void {
  const tooMany = 'Too many archives at once. Wait a while, then try again.'
  const limiter = sharedLimiter(database, 'organisation-archives', perHour, 3600, tooMany)
  app.post('/organisation-archives', async (request: Brought) => {
    const actor = await loadActor(database.db, await caller(request))
    if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
    if (actor.staff !== 'admin') throw new CallError('permission-denied', 'Only admins can import an organisation.')
    await limiter.take(actor.accountUid)
    const { path, close } = await borrowPlace()
    try {
      await save(request.raw, path)
      await assertClean(scanner, path, request.log, 'Upload it again in a few minutes.')
      return await bringOrganisation(database.db, storage, path, { dryRun: request.query.dryRun === '1', actor })
    } finally {
      await close()
    }
  })
}

/** Writes what comes to a file. */
async function save(body: Readable, path: string): Promise<void> {
  let bytes = 0
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      const refusal = new CallError('invalid-argument', 'This archive is over 2 GB. Import it with the command.')
      done(bytes > mostBytes ? refusal : null, chunk)
    },
  })
  await pipeline(body, counting, createWriteStream(path, { mode: 0o600 }))
}
