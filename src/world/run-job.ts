import pino from 'pino'
import type { DomainJob } from '../access/server/handler.ts'
import type { World } from './world.ts'

/** Runs a job once, as the clockwork would. */
export async function runJob(w: World, job: DomainJob): Promise<void> {
  await job.run({ db: w.database.db, config: w.config, log: pino({ level: 'silent' }) })
}
