import type { Storage } from '../../../adapters/storage/storage.ts'
import type { DomainJob } from '../../../access/server/handler.ts'
import type { Config } from '../../../kit/server/config.ts'
import { removeBytes } from './forget-files.ts'
import { forgetOldRoom } from './room.ts'
import { uploadStore } from './uploads.ts'

/** Throws away what was begun and never finished. */
const removeOldUploads: DomainJob = {
  name: 'remove-old-uploads',
  cron: '17 * * * *',
  run: async ({ db, config, log }) => {
    await forgetOldRoom(db)
    const removed = await uploadStore(config.DATA_DIR).deleteExpired()
    if (removed > 0) log.info({ removed }, 'old uploads removed')
  },
}

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
