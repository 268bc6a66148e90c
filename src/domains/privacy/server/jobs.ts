import type { DomainJob } from '../../../access/server/handler.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { carryOutDeletions } from './jobs/carry-out-deletions.ts'
import { forgetExpired } from './jobs/forget-expired.ts'
import { makeExports } from './jobs/make-exports.ts'
import { nightlyExportsJob, type OpenTarget } from './jobs/nightly-exports.ts'

/** `openStorage`: where archives are kept; `openTarget`: where those of each night go. */
export const privacyJobs = (openStorage: (config: Config) => Storage, openTarget: OpenTarget): readonly DomainJob[] => [
  makeExports(openStorage),
  nightlyExportsJob(openStorage, openTarget),
  carryOutDeletions,
  forgetExpired(openStorage),
]
