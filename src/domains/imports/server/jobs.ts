import type { DomainJob } from '../../../access/server/handler.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import { forgetImports } from './jobs/forget-imports.ts'
import { runImports } from './jobs/run-imports.ts'

/** `openStorage`: where the files of lists are. */
export const importJobs = (openStorage: (config: Config) => Storage): readonly DomainJob[] => [
  runImports(openStorage),
  forgetImports(openStorage),
]
