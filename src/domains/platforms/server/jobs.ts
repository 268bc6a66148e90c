import type { DomainJob } from '../../../access/server/handler.ts'
import type { Platforms } from '../../../adapters/platforms/platforms.ts'
import type { Config } from '../../../kit/server/config.ts'
import { forgetUnproven } from './jobs/forget-unproven.ts'
import { measurePosts } from './jobs/measure-posts.ts'
import { readAccounts } from './jobs/read-accounts.ts'

/** `openPlatforms`: where the accounts are read. */
export const platformJobs = (openPlatforms: (config: Config) => Platforms): readonly DomainJob[] => [
  readAccounts(openPlatforms),
  measurePosts(openPlatforms),
  forgetUnproven,
]
