import type { Storage } from '../../../adapters/storage/storage.ts'
import type { DomainJob } from '../../../access/server/handler.ts'
import type { Config } from '../../../kit/server/config.ts'
import { removeBytes } from './forget-files.ts'
import { removeOldUploads } from './jobs/remove-old-uploads.ts'

/** Removes the bytes of files that were deleted. */
export const removeDeletedFiles = (openStorage: (config: Config) => Storage): DomainJob => ({
  name: 'remove-deleted-files',
  cron: '27 * * * *',
  run: async ({ db, config, log }) => {
    const removed = await removeBytes(db, openStorage(config))
    if (removed > 0) log.info({ removed }, 'bytes of deleted files removed')
  },
})

/** `openStorage`: where the bytes of files are. */
export const mediaJobs = (openStorage: (config: Config) => Storage): readonly DomainJob[] => [
  removeOldUploads,
  removeDeletedFiles(openStorage),
]
