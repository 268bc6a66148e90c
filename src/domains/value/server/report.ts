import { DateTime } from 'luxon'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { VenueCurrency } from '../../profiles/vocabulary.ts'
import { rowsBy } from '../groups.ts'
import { bestOf, monthAfter, nextSteps } from '../report.ts'
import { summarise } from '../worth.ts'
import { loadScale, loadWorths } from './load.ts'
import { listSettings } from './settings.ts'

/** The newest month that is over on a calendar, such as 2026-10. */
export function newestMonth(timezone: string): string {
  return monthAfter(DateTime.fromJSDate(now(), { zone: timezone }).toFormat('yyyy-MM'), -1)
}

type Asked = { orgUid: string; brandUids: readonly string[]; month: string; timezone: string; currency: VenueCurrency }

/** What the visits of a month cost and brought, beside the month before, with what to do next. */
export async function reportOf(db: Queryable, { orgUid, brandUids, month, timezone, currency }: Asked) {
  const start = DateTime.fromISO(`${month}-01`, { zone: timezone })
  const from = start.toJSDate()
  const current = await loadWorths(db, { brandUids, from, until: start.plus({ months: 1 }).toJSDate() })
  const past = await loadWorths(db, { brandUids, from: start.minus({ months: 1 }).toJSDate(), until: from })
  const scale = await loadScale(db, currency, [...current, ...past])
  const summary = summarise(current, scale)
  const best = bestOf(current)
  const hasSettings = (await listSettings(db, [orgUid])).length > 0
  const venues = rowsBy('venue', current, scale).map((row) => ({ uid: row.key, name: row.name, summary: row.summary }))
  return {
    month,
    newest: newestMonth(timezone),
    currency,
    now: summary,
    before: summarise(past, scale),
    best,
    next: nextSteps(summary, best, hasSettings),
    venues: brandUids.length > 1 ? venues : [],
  }
}
