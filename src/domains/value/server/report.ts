import { DateTime } from 'luxon'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import { assertSeesBrand } from '../../../access/server/guards.ts'
import { requireEntitlement } from '../../plans/server/entitlements.ts'
import { getBrand, listBrandsOf } from '../../profiles/server/reads.ts'
import { rowsBy } from '../groups.ts'
import { bestOf, monthAfter, nextSteps } from '../report.ts'
import { summarise } from '../worth.ts'
import { currencyOfOrganisation, type Organisation } from './currency.ts'
import { loadPeriods, loadScale } from './load.ts'

/** The newest month that is over on a calendar, such as 2026-10. */
export function newestMonth(timezone: string): string {
  return monthAfter(DateTime.fromJSDate(now(), { zone: timezone }).toFormat('yyyy-MM'), -1)
}

/** An organisation whose reports somebody reads, and how far they see. */
export type Reader = {
  organisation: Organisation
  newest: string
  /** Its venues that they belong to; staff see all. */
  brandUids: string[]
  /** Those are all it has. */
  isWhole: boolean
  /** Write, choose the logo and share. */
  canEdit: boolean
}

/** Whoever reads the reports of a brand's organisation, on a plan that has them; `not-found` for strangers. */
export async function openReports(db: Queryable, actor: Actor, brandUid: string): Promise<Reader> {
  assertSeesBrand(actor, brandUid)
  const { orgUid } = await getBrand(db, brandUid)
  await requireEntitlement(db, orgUid, 'advancedReporting')
  return readerOf(db, actor, brandUid, orgUid)
}

/** The same on every plan, for whoever writes about them. */
export async function openReportsToEdit(db: Queryable, actor: Actor, brandUid: string): Promise<Reader> {
  assertSeesBrand(actor, brandUid)
  const reader = await readerOf(db, actor, brandUid, (await getBrand(db, brandUid)).orgUid)
  if (!reader.canEdit)
    throw new CallError(
      'permission-denied',
      isStaff(actor)
        ? 'Only the brand’s account manager can change its reports.'
        : 'Reports cover all of your venues, so only people on every venue’s team can change or share them.',
    )
  return reader
}

async function readerOf(db: Queryable, actor: Actor, brandUid: string, orgUid: string): Promise<Reader> {
  const venues = (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
  const organisation = await currencyOfOrganisation(db, venues[0] ?? brandUid)
  const brandUids = venues.filter((uid) => isStaff(actor) || Object.hasOwn(actor.brands, uid))
  const isWhole = brandUids.length === venues.length
  return {
    organisation,
    newest: newestMonth(organisation.timezone),
    brandUids,
    isWhole,
    canEdit: isStaff(actor) ? isStaffForBrand(actor, brandUid) : isWhole,
  }
}

/** Refuses a month that goes on: its report would change under whoever reads it. */
export function assertIsOver(month: string, newest: string): void {
  if (month > newest)
    throw new CallError(
      'failed-precondition',
      'This month isn’t over yet. Its report will be ready on the 1st of the following month.',
    )
}

type Asked = Pick<Organisation, 'timezone' | 'currency' | 'settings'> & { brandUids: readonly string[]; month: string }

/** What the visits of a month cost and brought, beside the month before, with what to do next. */
export async function reportOf(db: Queryable, { brandUids, month, timezone, currency, settings }: Asked) {
  const start = DateTime.fromISO(`${month}-01`, { zone: timezone })
  const monthFrom = (months: number) => start.plus({ months }).toJSDate()
  const period = { before: monthFrom(-1), from: monthFrom(0), until: monthFrom(1) }
  const { current, past } = await loadPeriods(db, { brandUids, ...period }, settings)
  const scale = await loadScale(db, currency, [...current, ...past])
  const summary = summarise(current, scale)
  const best = bestOf(current)
  const venues = rowsBy('venue', current, scale).map((row) => ({ uid: row.key, name: row.name, summary: row.summary }))
  return {
    month,
    newest: newestMonth(timezone),
    currency,
    now: summary,
    before: summarise(past, scale),
    best,
    next: nextSteps(summary, best, settings.length > 0),
    venues: brandUids.length > 1 ? venues : [],
  }
}
