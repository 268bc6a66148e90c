import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { borrowPlace } from '../../../kit/server/borrow-place.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database, Db } from '../../../kit/server/database.ts'
import { sharedLimiter } from '../../../kit/server/limits.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { notWhileViewing } from '../../../access/roles.ts'
import type { Scope } from '../../../access/scopes.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { loadKeyActor } from '../../keys/server/key-actor.ts'
import { assertClean } from '../../media/server/clean.ts'
import { openList } from './begin.ts'
import { borrowFile, maxListBytes } from './files.ts'
import { keepList } from './keep-list.ts'
import { ownBytesAtMost } from '../own-venues.ts'
import { openAsOwner } from './own/open.ts'
import { getImportRow } from './reads.ts'
import { reportName } from './report-file.ts'
import { opensReport } from './report-link.ts'
import { reportParts } from './report.ts'
import type { Import } from './run-import.ts'
import { hasReport } from './view.ts'

type Shared = {
  database: Database
  config: Config
  storage: Storage
  scanner: Scanner | null
  caller: (request: FastifyRequest) => Promise<Caller>
}
type Brought = FastifyRequest<{ Querystring: { name?: string; brand?: string; kind?: string } }>
type Asked = FastifyRequest<{ Params: { file: string }; Querystring: { until?: string; sig?: string } }>

/** What an API key needs to bring one. */
const bringing: Scope = 'imports:write'
/** Files that one account may bring in an hour. */
const filesPerHour = 100

/** `POST /imports?name=…`: a list of our team’s as a draft, with `brand` of its owner’s own venues; `GET /imports/{uid}.csv`: the report, by an address from `getImportReport`. */
export async function importRoutes(app: FastifyInstance, shared: Shared): Promise<void> {
  await app.register(async (scope) => {
    // The bytes are read as they come, by the route itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    bringLists(scope, shared)
  })
  giveReports(app, shared)
}

function bringLists(app: FastifyInstance, { database, storage, scanner, caller }: Shared): void {
  const { db } = database
  const tooMany = 'Too many files at once. Wait a few minutes, then try again.'
  const limiter = sharedLimiter(database, 'import-files', filesPerHour, 3600, tooMany)
  app.post('/imports', async (request: Brought) => {
    const { brand, name, kind } = request.query
    const who = await caller(request)
    const actor = await (who.apiKey ? loadKeyActor(db, who) : loadActor(db, who))
    const { accountUid, staff, key } = actor
    if (key && !key.scopes.has(bringing))
      throw new CallError('permission-denied', `This API key can’t upload lists. It needs the permission ${bringing}.`)
    if (!accountUid) throw new CallError('unauthenticated', 'Please sign in.')
    if (actor.viewing) throw new CallError('permission-denied', notWhileViewing)
    if (!staff && !brand)
      throw new CallError(
        'permission-denied',
        key
          ? 'An organisation’s API key uploads lists for one of its venues. Name it in the address: brand=…'
          : 'You don’t have permission to do this. Contact support if you think you should.',
      )
    const orgUid = brand ? (await openAsOwner(db, actor, brand)).uid : null
    if (orgUid && kind && kind !== 'venues')
      throw new CallError(
        'invalid-argument',
        'An organisation’s file may only hold venues. Leave out “kind”, send bookings with importRedemptions, or creators with readCreatorList.',
      )
    await limiter.take(accountUid)
    const { path, close } = await borrowPlace()
    try {
      const bytes = await save(request.raw, path, orgUid ? ownBytesAtMost : maxListBytes)
      await assertClean(scanner, path, request.log, 'Upload it again in a few minutes.')
      return { uid: await keepList(db, storage, { path, bytes, accountUid, orgUid, fileName: nameOf(name) }) }
    } finally {
      await close()
    }
  })
}

const nameOf = (given = ''): string => given.replace(/[\p{Cc}/\\]/gu, '').slice(-120) || 'list.csv'

/** Writes what comes to a file, up to so many bytes. Answers how many it has. */
async function save(body: Readable, path: string, most: number): Promise<number> {
  let bytes = 0
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      const isTooLarge = bytes > most
      done(
        isTooLarge
          ? new CallError(
              'invalid-argument',
              `This file is over ${most / 1_000_000} MB. Split it into smaller files and import each.`,
            )
          : null,
        chunk,
      )
    },
  })
  await pipeline(body, counting, createWriteStream(path, { mode: 0o600 }))
  return bytes
}

function giveReports(app: FastifyInstance, { database, config, storage }: Shared): void {
  app.get('/imports/:file', async (request: Asked, reply) => {
    const uid = request.params.file.replace(/\.csv$/, '')
    if (!opensReport(config, uid, request.query))
      throw new CallError('not-found', 'This link has expired. Download the report again from the import’s page.')
    const run = await getImportRow(database.db, uid)
    if (!hasReport(run))
      throw new CallError('not-found', 'There’s no report: every row was imported, or the file is older than 7 days.')
    const name = encodeURIComponent(`${reportName(run.fileName)}.report.csv`)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(database.db, storage, run)))
  })
}

async function* textOf(db: Db, storage: Storage, run: Import): AsyncGenerator<string> {
  const { path, close } = await borrowFile(storage, run.uid)
  try {
    for await (const { text } of reportParts(db, run, await openList(path, run.reading))) yield text
  } finally {
    await close()
  }
}
