import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { removeOldWorkFolders } from '../../../../kit/server/work-folder.ts'
import { forgetOldRoom } from '../room.ts'
import { uploadStore } from '../uploads.ts'

/** No work on a file takes longer: pictures, videos, exports, lists that are imported. */
const longestWorkMs = dayMs

/** Throws away what was begun and never finished, and what killed processes were working on. */
export const removeOldUploads: DomainJob = {
  name: 'remove-old-uploads',
  cron: '17 * * * *',
  run: async ({ db, config, log }) => {
    await forgetOldRoom(db)
    const removed = await uploadStore(config.DATA_DIR).deleteExpired()
    if (removed > 0) log.info({ removed }, 'old uploads removed')
    const folders = await removeOldWorkFolders(plus(now(), -longestWorkMs))
    if (folders > 0) log.info({ folders }, 'folders of killed processes removed')
  },
}
