import type { DomainJob } from '../../../access/server/handler.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { carryOutDeletions } from './jobs/carry-out-deletions.ts'
import { forgetExpired } from './jobs/forget-expired.ts'
import { makeExports } from './jobs/make-exports.ts'

/** `openStorage`: where archives are kept. */
export const privacyJobs = (openStorage: (config: Config) => Storage): readonly DomainJob[] => [
  makeExports(openStorage),
  carryOutDeletions,
  forgetExpired(openStorage),
]
