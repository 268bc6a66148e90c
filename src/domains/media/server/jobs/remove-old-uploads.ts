import type { DomainJob } from '../../../../access/server/handler.ts'
import { forgetOldRoom } from '../room.ts'
import { uploadStore } from '../uploads.ts'

/** Throws away what was begun and never finished. */
export const removeOldUploads: DomainJob = {
  name: 'remove-old-uploads',
  cron: '17 * * * *',
  run: async ({ db, config, log }) => {
    await forgetOldRoom(db)
    const removed = await uploadStore(config.DATA_DIR).deleteExpired()
    if (removed > 0) log.info({ removed }, 'old uploads removed')
  },
}
