import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { eachDue } from '../../../kit/server/due.ts'
import type { Log } from '../../../kit/server/log.ts'
import { systemActor } from '../../../access/roles.ts'
import type { Acting } from './acting.ts'

/** What is due for a job (`eachDue`), done as the clock. */
export function eachDueCollab(
  parts: { db: Db; config: Config; log: Log },
  job: string,
  find: (db: Db, limit: number) => Promise<readonly string[]>,
  act: (acting: Acting, uid: string) => Promise<void>,
): Promise<number> {
  return eachDue(parts, job, find, (tx, uid) => act({ actor: systemActor, tx, config: parts.config }, uid))
}
