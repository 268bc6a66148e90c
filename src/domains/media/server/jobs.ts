import type { DomainJob } from '../../../access/server/handler.ts'
import { uploadStore } from './uploads.ts'

/** Throws away what was begun and never finished. */
const removeOldUploads: DomainJob = {
  name: 'remove-old-uploads',
  cron: '17 * * * *',
  run: async ({ config, log }) => {
    const removed = await uploadStore(config.DATA_DIR).deleteExpired()
    if (removed > 0) log.info({ removed }, 'old uploads removed')
  },
}

export const mediaJobs: readonly DomainJob[] = [removeOldUploads]
