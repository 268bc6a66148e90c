import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'

/** The days of all venues begin and end at a quarter of an hour, whatever their timezone. */
const quarterMs = 15 * minuteMs
/** So many lists are kept for each database, the one that was used last at the end; a list of a large city holds about 0.4 MB, one around a home 40 kB. */
const mostKept = 400

type Kept<List> = { revision: string; at: number; list: Promise<List> }

/**
 * Keeps lists of what a city offers. `revision` is that of the city's row of `city_offers`, which the caller has just read: a
 * list of another revision is read anew, so that what a write changed shows at once, whichever process wrote it; and so is one from before the last
 * quarter of an hour, because of what begins and ends by the clock. In a transaction, which may have changed
 * what nobody has counted yet, nothing is kept.
 */
export function keepOffers<List>(): (
  db: Queryable,
  key: string,
  revision: string,
  read: () => Promise<List>,
) => Promise<List> {
  const databases = new WeakMap<Queryable, Map<string, Kept<List>>>()
  return (db, key, revision, read) => {
    if (is(db, PgTransaction)) return read()
    let lists = databases.get(db)
    if (!lists) databases.set(db, (lists = new Map()))
    const at = now().getTime()
    const known = lists.get(key)
    const isGood = known?.revision === revision && at >= known.at && quarterOf(at) === quarterOf(known.at)
    const kept = known && isGood ? known : { revision, at, list: read() }
    lists.delete(key)
    lists.set(key, kept)
    if (lists.size > mostKept) lists.delete(must(lists.keys().next().value, 'the oldest'))
    kept.list.catch(() => lists.get(key) === kept && lists.delete(key))
    return kept.list
  }
}

function quarterOf(at: number): number {
  return Math.floor(at / quarterMs)
}
