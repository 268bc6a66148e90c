import type { Storage } from '../../../adapters/storage/storage.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { DomainJob } from '../../../access/server/handler.ts'
import { closeUsageDays, countUsage, rollUpUsage } from './jobs/maintain-partitions.ts'

/** `openStorage`: where the exports of ended days go. */
export const usageJobs = (openStorage: (config: Config) => Storage): readonly DomainJob[] => [
  rollUpUsage,
  closeUsageDays(openStorage),
  countUsage,
]
