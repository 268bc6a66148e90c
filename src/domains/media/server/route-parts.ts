import type { FastifyRequest } from 'fastify'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'

/** What the addresses of media and uploads work with. */
export type MediaParts = {
  database: Database
  config: Config
  storage: Storage
  /** Looks for malware in what is brought; null where none is set. */
  scanner: Scanner | null
  /** Who is signed in; throws `unauthenticated` for guests. */
  accountOf: (request: FastifyRequest) => Promise<string>
}
