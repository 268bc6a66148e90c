import { chaseUnconfirmed } from '../domains/visits/server/build.ts'
import { runJob } from './run-job.ts'
import type { World } from './world.ts'

/** Gives on the spots of visits that were not confirmed in time, as the job does. */
export const loseUnconfirmed = (w: World): Promise<void> => runJob(w, chaseUnconfirmed)
