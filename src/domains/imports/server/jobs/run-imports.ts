import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { doDueImports } from '../due-imports.ts'
import { importChannel } from '../reads.ts'

/** Goes on with the imports that were started, and takes back those that are to be undone. */
export const runImports = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'run-imports',
  cron: '* * * * *',
  on: importChannel,
  run: (context) => doDueImports(context, openStorage(context.config)),
})
