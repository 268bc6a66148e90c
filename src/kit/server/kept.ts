import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { must } from '../contract/must.ts'
import { minuteMs, now } from './clock.ts'
import type { Queryable } from './database.ts'

/** The days of all time zones begin and end at a quarter of an hour. */
const quarterMs = 15 * minuteMs

type Kept<Value> = { revision: string; at: number; value: Promise<Value> }

/**
 * Keeps what many ask for, in this process, until the next quarter of an hour at the longest, because of what begins and
 * ends by the clock. What the caller has under another `revision` than it just read is read anew, so that a write shows at
 * once, whichever process made it; what may be a quarter of an hour old has none (`''`). `most`: so many for each
 * database, the one used last at the end. In a transaction, which may have changed what nobody has counted yet, nothing
 * is kept.
 */
export function keeps<Value>(
  most: number,
): (db: Queryable, key: string, revision: string, read: () => Promise<Value>) => Promise<Value> {
  const databases = new WeakMap<Queryable, Map<string, Kept<Value>>>()
  return (db, key, revision, read) => {
    if (is(db, PgTransaction)) return read()
    let values = databases.get(db)
    if (!values) databases.set(db, (values = new Map()))
    const at = now().getTime()
    const known = values.get(key)
    const isGood = known?.revision === revision && at >= known.at && quarterOf(at) === quarterOf(known.at)
    const kept = known && isGood ? known : { revision, at, value: read() }
    values.delete(key)
    values.set(key, kept)
    if (values.size > most) values.delete(must(values.keys().next().value, 'the oldest'))
    kept.value.catch(() => values.get(key) === kept && values.delete(key))
    return kept.value
  }
}

function quarterOf(at: number): number {
  return Math.floor(at / quarterMs)
}
