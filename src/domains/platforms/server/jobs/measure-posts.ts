import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Platforms } from '../../../../adapters/platforms/platforms.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { addMeasured, listDueMeasured, measurePost } from '../measuring.ts'

/** Matches what was published to the platform's post and reads its numbers: a story after 20 hours, anything else daily in its first week, then after 30 days and six months. */
export const measurePosts = (openPlatforms: (config: Config) => Platforms): DomainJob => ({
  name: 'measure-posts',
  cron: '5-59/15 * * * *',
  run: async ({ db, config, log }) => {
    const platforms = openPlatforms(config)
    await addMeasured(db)
    const due = await listDueMeasured(db)
    await eachAlone(
      { db, log },
      'measure-posts',
      due,
      ({ deliverableUid }) => deliverableUid,
      (post) => measurePost({ db, config, platforms, log }, post),
    )
  },
})
