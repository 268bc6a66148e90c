import type { DomainJob } from '../../../access/server/handler.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { makeBulkRuns } from './jobs/make-bulk-runs.ts'
import { makeListDownloads } from './jobs/make-list-downloads.ts'

/** `openStorage`: where files of lists are kept. */
export const deskJobs = (openStorage: (config: Config) => Storage): readonly DomainJob[] => [
  makeBulkRuns,
  makeListDownloads(openStorage),
]
