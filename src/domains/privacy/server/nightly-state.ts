import { inArray, max } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { lateBefore, listNightly } from './nightly/nights.ts'
import { nightlyExports, storedExports } from './tables.ts'

type NightlyState = {
  to: string
  lastAt: Date | null
  exported: number
  /** The organisations without an archive of the last day and a half, by name. */
  late: string[]
}

/** How nightly exports do; null where this installation makes none. */
export async function readNightlyState(db: Queryable, config: Config): Promise<NightlyState | null> {
  if (!config.EXPORT_TO) return null
  const wanted = await listNightly(db, config)
  const uids = wanted.map(({ orgUid }) => orgUid)
  const last = await db
    .select({ orgUid: storedExports.orgUid, at: max(storedExports.storedAt) })
    .from(storedExports)
    .where(inArray(storedExports.orgUid, uids))
    .groupBy(storedExports.orgUid)
  const chosen = await db
    .select({ orgUid: nightlyExports.orgUid, at: nightlyExports.changedAt })
    .from(nightlyExports)
    .where(inArray(nightlyExports.orgUid, uids))
  const atOf = new Map(last.map(({ orgUid, at }) => [orgUid, at]))
  const sinceOf = new Map(chosen.map(({ orgUid, at }) => [orgUid, at]))
  // One that has just been turned on has had no night yet.
  const isLate = (uid: string) => (atOf.get(uid) ?? sinceOf.get(uid) ?? new Date(0)) < lateBefore()
  const lastAt = last.reduce<Date | null>((newest, { at }) => (at && (!newest || at > newest) ? at : newest), null)
  return {
    to: config.EXPORT_TO,
    lastAt,
    exported: last.length,
    late: wanted.flatMap(({ orgUid, name }) => (isLate(orgUid) ? [name] : [])),
  }
}
