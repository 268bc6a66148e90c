import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { systemActor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Acting } from './acting.ts'

const batch = 200

/**
 * Does what is due, each item in a transaction of its own as the clock: `find` lists at most `limit` uids that are due,
 * `act` does one of them and makes it not due any more. One that fails is left for the next run and stops nobody.
 */
export async function eachDue(
  parts: { db: Db; config: Config; log: Log },
  find: (db: Db, limit: number) => Promise<readonly string[]>,
  act: (acting: Acting, uid: string) => Promise<void>,
): Promise<number> {
  const { db, config, log } = parts
  const seen = new Set<string>()
  let done = 0
  for (;;) {
    const due = (await find(db, batch)).filter((uid) => !seen.has(uid))
    if (due.length === 0) return done
    for (const uid of due) {
      seen.add(uid)
      try {
        await db.transaction((tx) => act({ actor: systemActor, tx, config }, uid))
        done += 1
      } catch (error) {
        // A refusal means that someone acted meanwhile; anything else wants to be seen.
        if (!(error instanceof CallError)) log.error({ err: error, uid }, 'something due could not be done')
      }
    }
  }
}
